import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Packs every published package into a folder, as a release does; returns their tarballs. */
export function packPackages(root: string, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) {
    execFileSync('pnpm', ['pack', '--pack-destination', folder], {
      cwd: join(root, 'packages', name),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, npm_config_verify_deps_before_run: 'false' },
    });
  }
  return readdirSync(folder).filter((file) => file.endsWith('.tgz'));
}
