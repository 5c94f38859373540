import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import { createProject, type Project } from './project.ts';

const readable =
  /\.([cm]?[jt]sx?|json|css|html|md|yaml|yml|tsv|sql|txt|tpl|svg|sh)$|(^|\/)(\.[a-z]+|run)$/;

/** Reads the repository as a project. */
export function readProject(root: string): Project {
  const texts: Record<string, string> = {};
  for (const path of listFiles(root)) {
    const full = join(root, path);
    if (!readable.test(path) || !existsSync(full) || !statSync(full).isFile()) continue;
    texts[path] = readFileSync(full, 'utf8');
  }
  return createProject(texts);
}
