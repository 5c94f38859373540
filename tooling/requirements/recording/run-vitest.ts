import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface VitestRun {
  /** The workspace, from the root: `packages/core`. */
  folder: string;
  files: readonly string[];
  /** Titles that match run. */
  titles: string;
  /** A setup file, and the file of a Vite plugin. */
  setup: string;
  plugin?: string;
  env?: Record<string, string>;
  /** The run is ended after this time. */
  milliseconds?: number;
}

/** Runs tests of a workspace with a plugin; its exit code, none if its time was up. */
export function runVitest(root: string, run: VitestRun): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const child = spawn(
    join(root, run.folder, 'node_modules/.bin/vitest'),
    ['run', '--testNamePattern', run.titles, '--maxWorkers=1', '--reporter=dot', ...run.files],
    {
      cwd: join(root, run.folder),
      env: {
        ...process.env,
        MAWKIB_TEST_SETUP: run.setup,
        MAWKIB_ROOT: root,
        ...(run.plugin && { MAWKIB_TEST_PLUGIN: run.plugin }),
        ...run.env,
      },
      stdio: process.env.MAWKIB_VERBOSE ? 'inherit' : 'ignore',
      detached: true,
    },
  );
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, run.milliseconds ?? 3_600_000);
  child.on('error', () => resolve(1));
  child.on('exit', (code) => {
    clearTimeout(timer);
    resolve(code ?? undefined);
  });
  return promise;
}
