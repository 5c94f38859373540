import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const neverTracked = new Set([
  ...['node_modules', '.git', '.toolchain', '.turbo', '.react-router', 'dist', 'build', 'data'],
  ...['coverage', 'test-results', 'playwright-report', 'storybook-static', '.env'],
]);

function* walk(root: string, folder = ''): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (neverTracked.has(entry.name)) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(root, path);
    else if (entry.isFile()) yield path;
  }
}

/** Tracked and untracked files; without git, all but those that are never tracked. */
export function listFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  try {
    const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: 'pipe' } as const;
    return [...new Set(execFileSync('git', args, options).split('\0').filter(Boolean))];
  } catch {
    return [...walk(root)];
  }
}
