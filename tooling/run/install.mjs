import { createHash } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaces } from './changed.mjs';
import { run } from './child.mjs';
import { diskFull, looksFull, looksOffline, RunFailure } from './fail.mjs';
import { progress } from './progress.mjs';

/**
 * Retries for short network failures: the defaults wait minutes before they give up. There are none
 * where the registry's name is not found, because without a network each package would wait for all.
 */
export async function patienceFor(registry) {
  const { hostname } = URL.canParse(registry) ? new URL(registry) : { hostname: registry };
  const retries = await lookup(hostname).then(
    () => '2',
    () => '0',
  );
  return {
    pnpm_config_fetch_retries: retries,
    pnpm_config_fetch_retry_mintimeout: '1000',
    pnpm_config_fetch_retry_maxtimeout: '5000',
  };
}

/** Hash of what the installed packages depend on: the lockfile, its settings, the platform. */
function fingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(root, name)));
  }
  return hash.digest('hex');
}

/** Whether every dependency that a workspace names is there: folders are deleted by hand, too. */
export function isInstalled(root) {
  return [...readWorkspaces(root).values()].every(({ folder, dependencies }) =>
    dependencies.every((name) =>
      existsSync(join(root, folder, 'node_modules', name, 'package.json')),
    ),
  );
}

/**
 * Runs `pnpm install --frozen-lockfile`, unless nothing it depends on has changed and all packages
 * are there.
 */
export async function installPackages(root, env) {
  const stamp = join(root, 'node_modules', '.mawkib-install');
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && isInstalled(root)) return;

  const asked = ['config', 'get', 'registry'];
  const { output } = await run('pnpm', asked, { cwd: root, env, capture: true });
  const patience = await patienceFor(output.trim());
  const args = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  const options = { cwd: root, env: { ...patience, ...env }, capture: true, tied: true };
  const result = await progress('Installing packages', 'Packages are installed', () =>
    run('pnpm', args, options),
  );
  if (result.stopped) throw new RunFailure('Stopped.', result.code);
  if (result.code !== 0) {
    if (looksFull(result.output)) throw new RunFailure(diskFull);
    if (looksOffline(result.output)) {
      throw new RunFailure(
        'No network: pnpm could not fetch packages. Connect and run this again.',
      );
    }
    console.error(result.output.trim());
    throw new RunFailure('pnpm install failed; its message is above.');
  }
  writeFileSync(stamp, wanted);
}
