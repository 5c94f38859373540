import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

/** Packs every published package into a folder, as a release does; returns their tarballs. */
export async function packPackages(root: string, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) {
    const { code, output } = await runCommand('pnpm', ['pack', '--pack-destination', folder], {
      cwd: join(root, 'packages', name),
      capture: true,
      env: { ...process.env, npm_config_verify_deps_before_run: 'false' },
    });
    if (code !== 0) throw new Error(`${name} could not be packed\n${output}`);
  }
  return readdirSync(folder).filter((file) => file.endsWith('.tgz'));
}
