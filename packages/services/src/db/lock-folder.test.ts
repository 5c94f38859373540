import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './lock-folder.js';
import { packageRoot } from './migrate.js';

/** Takes the lock and prints the result; then waits to be killed. */
const program = `
  const { lockFolder } = await import(${JSON.stringify(path.join(packageRoot, 'src/db/lock-folder.ts'))});
  try { lockFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.message); }
`;
const node = [
  '--conditions=@mawkib/source',
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  program,
];
const apart = ['--fork', '--pid', '--mount-proc', '--kill-child'];

/** True if a process can run in its own PID namespace. */
const canBeApart = (() => {
  try {
    execFileSync('unshare', [...apart, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('the lock of a folder', () => {
  let folder: string;
  let lockFile: string;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mawkib-lock-'));
    lockFile = path.join(folder, 'db.lock');
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  /** A process that tries to take the lock, and its output. */
  async function contender(command = process.execPath, args: readonly string[] = []) {
    const child = spawn(command, [...args, ...node, lockFile], {
      cwd: packageRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const holder = await new Promise<string>((resolve) =>
      child.stdout.once('data', (bytes) => resolve(String(bytes).trim())),
    );
    return { holder, child };
  }

  test('is held by one process, released, and ends with a kill', async () => {
    const unlock = lockFolder(lockFile);
    expect(() => lockFolder(lockFile)).toThrow(`in use by process ${process.pid} on `);
    expect((await contender()).holder).toMatch(/in use by process \d+ on \S+; stop it/);
    unlock();
    const { holder, child } = await contender();
    expect(holder).toBe('held');
    expect(() => lockFolder(lockFile)).toThrow(`in use by process ${child.pid} on `);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    lockFolder(lockFile)();
  });

  test.runIf(canBeApart)(
    'holds for a process in another pid namespace',
    async () => {
      const unlock = lockFolder(lockFile);
      const inContainer = () => contender('unshare', [...apart, process.execPath]);
      expect((await inContainer()).holder).toMatch(/in use by process \d+ on /);
      unlock();
      expect((await inContainer()).holder).toBe('held');
      expect(() => lockFolder(lockFile)).toThrow('in use by process 1 on ');
    },
    limit(60_000),
  );

  test('is acquired even if its files contain garbage', async () => {
    await writeFile(lockFile, 'x'.repeat(5000));
    await writeFile(
      `${lockFile}.sqlite`,
      'not a database, and longer than a header of one'.repeat(50),
    );
    const unlock = lockFolder(lockFile);
    expect(() => lockFolder(lockFile)).toThrow('in use by process');
    unlock();
  });

  test('reports why a folder cannot be locked', () => {
    const missing = path.join(folder, 'none/db.lock');
    expect(() => lockFolder(missing)).toThrow(/cannot be locked \(.*none\/db\.lock\.sqlite: /);
  });
});
