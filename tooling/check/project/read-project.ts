import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createProject, type Project } from './project.ts';

const readable =
  /\.([cm]?[jt]sx?|json|css|html|md|yaml|yml|tsv|sql|txt|tpl|svg|sh)$|(^|\/)(\.[a-z]+|run)$/;

/** Tracked files and those that would be: what git does not ignore. */
function listFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return [...new Set(output.split('\0').filter(Boolean))];
}

export function readProject(root: string): Project {
  const texts: Record<string, string> = {};
  for (const path of listFiles(root)) {
    const full = join(root, path);
    if (!readable.test(path) || !existsSync(full) || !statSync(full).isFile()) continue;
    texts[path] = readFileSync(full, 'utf8');
  }
  return createProject(texts);
}
