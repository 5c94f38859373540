import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of this package, for source and build. */
export const packageRoot = find(import.meta.dirname);

function find(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  return find(path.dirname(folder));
}
