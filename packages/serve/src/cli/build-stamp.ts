import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { recordingConfig } from './recording-config.js';

/** What an application was built from. */
interface BuildStamp {
  /** Hash of the paths and contents of all files. */
  hash: string;
  /** When the last of them was written, in milliseconds. */
  newest: number;
}

const packages = ['package.json', 'package-lock.json'];
const notSources = new Set(['node_modules', 'build', 'dist', '.react-router', recordingConfig]);

/** `modules` is the file in which the last build has listed its modules, from the folder. */
export function buildStamp(folder: string, application: string, modules: string): BuildStamp {
  const recorded = existsSync(modules) ? readFileSync(modules, 'utf8').split('\n') : [];
  const files = new Set([
    ...filesBelow(join(folder, application)),
    ...packages.map((name) => join(folder, name)),
    ...recorded.filter(Boolean).map((path) => join(folder, path)),
  ]);
  const hash = createHash('sha256');
  let newest = 0;
  for (const file of [...files].sort()) {
    const exists = existsSync(file);
    hash.update(`${relative(folder, file).replaceAll(sep, '/')}\n`);
    hash.update(exists ? createHash('sha256').update(readFileSync(file)).digest() : 'missing');
    if (exists) newest = Math.max(newest, statSync(file).mtimeMs);
  }
  return { hash: hash.digest('hex'), newest };
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (notSources.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
