import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '../db/migrate.js';

/**
 * Bundles `main.ts` and returns the path of the bundle: it starts in half the time that loading each
 * source file takes. It is in `node_modules`, where it finds the packages that it does not contain,
 * until this process exits.
 */
export async function buildTestServer(): Promise<string> {
  const folder = await mkdtemp(path.join(packageRoot, 'node_modules/.test-server-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const tsup = path.join(packageRoot, 'node_modules/tsup/dist/cli-default.js');
  const options = ['--out-dir', folder, '--silent', '--no-sourcemap', '--no-clean'];
  const build = spawn(process.execPath, [tsup, 'src/testing/main.ts', ...options], {
    cwd: packageRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => build.once('exit', resolve));
  if (code !== 0) throw new Error(`The test server was not bundled (exit code ${code})`);
  return path.join(folder, 'main.js');
}
