import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStamp } from './build-stamp.js';
import { CliError } from './cli-error.js';
import { writeRecordingConfig } from './recording-config.js';
import { runTool } from './run-tool.js';

/** Applications in a market's folder that are built. */
const applications = [
  { name: 'site', tool: 'react-router', output: 'build/server/index.js' },
  { name: 'editor', tool: 'vite', output: 'dist/index.html' },
] as const;

/**
 * Builds each application of which a file has changed since its last build, and logs it. A file
 * counts by its content: those of the application's folder, every module that the last build
 * contained, wherever it is, and the installed packages by their lockfile.
 */
export async function buildApplications(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'server.ts'))) {
    throw new CliError(`There is no server.ts in ${folder}: run this in the folder of a market`);
  }
  const kept = join(folder, '.mawkib');
  for (const { name, tool, output } of applications) {
    const stamp = join(kept, `${name}.stamp`);
    const modules = join(kept, `${name}.modules`);
    const stampOf = () => buildStamp(folder, name, modules);
    const isBuilt = existsSync(join(folder, name, output)) && existsSync(modules);
    if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf().hash) continue;
    const started = performance.now();
    const startedAt = Date.now();
    process.stdout.write(`Building the ${name} … `);
    mkdirSync(kept, { recursive: true });
    for (const file of [stamp, modules]) rmSync(file, { force: true });
    const config = writeRecordingConfig(join(folder, name), modules);
    const args = ['build', '--config', config];
    const { code, output: said } = await runTool(folder, tool, args, join(folder, name));
    rmSync(config, { force: true });
    if (code !== 0) throw new CliError(`failed\n${said}`);
    const { hash, newest } = stampOf();
    // A file that was saved during the build may be in it or not: the next start builds again.
    if (newest < startedAt) writeFileSync(stamp, hash);
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  }
}
