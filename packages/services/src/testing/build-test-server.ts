import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '../db/package-root.js';

export interface TestServerBuild {
  /** Path of the file that starts the server. */
  main: string;
  remove(): Promise<void>;
}

/**
 * Bundles `main.ts`: it then starts in half the time that loading each source file takes. The bundle
 * is in `node_modules`, where it finds the packages that it does not contain.
 */
export async function buildTestServer(): Promise<TestServerBuild> {
  const folder = await mkdtemp(path.join(packageRoot, 'node_modules/.test-server-'));
  const tsup = path.join(packageRoot, 'node_modules/tsup/dist/cli-default.js');
  const options = ['--out-dir', folder, '--silent', '--no-sourcemap', '--no-clean'];
  const build = spawn(process.execPath, [tsup, 'src/testing/main.ts', ...options], {
    cwd: packageRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => build.once('exit', resolve));
  const remove = () => rm(folder, { recursive: true, force: true });
  if (code !== 0) {
    await remove();
    throw new Error(`The bundle of the test server was not built (exit code ${code})`);
  }
  return { main: path.join(folder, 'main.js'), remove };
}
