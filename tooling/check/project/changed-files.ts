import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Files that differ from where this branch left `main`, committed or not; deleted ones left out. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .filter(Boolean);
  const refs = git('for-each-ref', '--format=%(refname:short)', 'refs');
  const main = ['main', 'origin/main'].find((ref) => refs.includes(ref));
  const [base] = main ? git('merge-base', 'HEAD', main) : ['HEAD'];
  const differing = git('diff', '--name-only', '--no-renames', base ?? 'HEAD');
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...differing, ...untracked].filter((path) => existsSync(join(root, path)));
}
