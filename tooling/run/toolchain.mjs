import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { run } from './child.mjs';
import { diskFull, hasNoRoute, looksFull, looksOffline, RunFailure } from './fail.mjs';
import { progress } from './progress.mjs';
import { isModernNode, NODE_VERSION, nodePackage, pnpmVersion } from './versions.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Version printed by a command on the path, or undefined. */
function versionOf(command, env) {
  try {
    const quiet = {
      ...env,
      COREPACK_ENABLE_NETWORK: '0',
      npm_config_manage_package_manager_versions: 'false',
    };
    const options = {
      cwd: tmpdir(),
      env: quiet,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    };
    return execFileSync(command, ['--version'], { ...options, timeout: 20_000 }).trim();
  } catch {
    return undefined;
  }
}

function withPath(env, folders) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [key]: [...folders, env[key]].filter(Boolean).join(delimiter) };
}

/**
 * Installs tools with npm. Retries of npm's own would make a machine without a network wait 23 s, so
 * the first attempt has none, and a second one follows only after failures that may pass.
 */
export async function installTools(folder, tools, env) {
  const names = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: tools };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // At a full disk, only the warnings of npm say so.
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=warn'];
  const args = ['install', '--prefix', folder, ...quiet, '--prefer-offline'];
  const what = names.join(' and ');
  const attempt = (retries) => {
    const patience = [`--fetch-retries=${retries}`, '--fetch-retry-mintimeout=1000'];
    return run(npm, [...args, ...patience], { cwd: folder, env, capture: true });
  };
  const install = async () => {
    const first = await attempt(0);
    const mayPass = looksOffline(first.output) && !hasNoRoute(first.output);
    return first.code !== 0 && !first.stopped && mayPass ? attempt(2) : first;
  };
  const doing = `Installing ${what} into .toolchain (once)`;
  const result = await progress(doing, `${what} installed`, install).catch((error) => {
    throw new RunFailure(`npm is needed to install ${what}: ${error.message}`);
  });
  if (result.code === 0) return;
  if (result.stopped) throw new RunFailure('Stopped.', result.code);
  if (looksFull(result.output)) throw new RunFailure(diskFull);
  if (!looksOffline(result.output)) console.error(result.output.trim());
  throw new RunFailure(
    looksOffline(result.output)
      ? `No network: npm could not fetch ${what}. Connect once and run this again.`
      : `npm could not install ${what}; its message is above.`,
  );
}

/** Version of a tool in the folder, or undefined if it is missing or half installed. */
function installedVersion(folder, name) {
  try {
    const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
    const { version, bin } = JSON.parse(manifest);
    const command = typeof bin === 'string' ? name : Object.keys(bin)[0];
    return existsSync(join(folder, 'node_modules', '.bin', command)) ? version : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Environment with a recent Node and the pinned pnpm first in `PATH`. Missing ones are installed
 * into `.toolchain/`.
 */
export async function prepareToolchain(root, env = process.env) {
  const folder = join(root, '.toolchain');
  const wanted = {};
  const keep = (name, version) => {
    wanted[name] = version;
    return installedVersion(folder, name) === version;
  };

  let complete = true;
  if (!isModernNode(process.version)) {
    const name = nodePackage(process.platform, process.arch);
    if (!name) {
      throw new RunFailure(
        `Node 22.22 or newer (not 23) is needed and this is ${process.version}: install Node 24 first.`,
      );
    }
    complete = keep(name, NODE_VERSION);
  }
  const pnpm = pnpmVersion(root);
  if (installedVersion(folder, 'pnpm') === pnpm) wanted.pnpm = pnpm;
  else if (versionOf('pnpm', env) !== pnpm) complete = keep('pnpm', pnpm) && complete;
  if (!complete) await installTools(folder, wanted, env);

  const first = [join(folder, 'node_modules', '.bin'), join(root, 'node_modules', '.bin')];
  const prepared = withPath(env, [...first, dirname(process.execPath)]);
  prepared.TURBO_TELEMETRY_DISABLED ??= '1';
  return prepared;
}
