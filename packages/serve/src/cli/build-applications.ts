import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error.js';
import { runTool } from './run-tool.js';

/** Applications in a market's folder that are built. */
const applications = [
  { name: 'site', tool: 'react-router', args: ['build'], output: 'build/server/index.js' },
  { name: 'editor', tool: 'vite', args: ['build'], output: 'dist/index.html' },
] as const;

/** Files of the market that its applications share, beside their own folders. */
const shared = [
  'blocks',
  'catalogue.ts',
  'components.ts',
  'market.ts',
  'package.json',
  'package-lock.json',
];
const notSources = new Set(['node_modules', 'build', 'dist', '.react-router']);

/** Builds each application with sources that have changed since its last build, and logs it. */
export async function buildApplications(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'server.ts'))) {
    throw new CliError(`There is no server.ts in ${folder}: run this in the folder of a market`);
  }
  for (const { name, tool, args, output } of applications) {
    const stamp = join(folder, '.mawkib', `${name}.stamp`);
    const hash = hashOf(folder, [name, ...shared]);
    const isBuilt = existsSync(join(folder, name, output));
    if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    const started = performance.now();
    process.stdout.write(`Building the ${name} … `);
    const { code, output: said } = await runTool(folder, tool, args, join(folder, name));
    if (code !== 0) throw new CliError(`failed\n${said}`);
    mkdirSync(join(folder, '.mawkib'), { recursive: true });
    writeFileSync(stamp, hash);
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  }
}

/** Hash of the files below these paths: name, size and time. */
function hashOf(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    if (!existsSync(path)) return;
    const { size, mtimeMs } = statSync(path);
    if (!statSync(path).isDirectory()) {
      hash.update(`${path}:${size}:${mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort()) if (!notSources.has(name)) add(join(path, name));
  };
  for (const path of paths) add(join(folder, path));
  return hash.digest('hex');
}
