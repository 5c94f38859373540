import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A killed process that nobody has waited for is still in the table of processes. */
function isZombie(pid) {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Process that holds the lock; undefined if it has ended, or if there is no lock. */
function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** The lock appears with its content: an empty one would look like that of a killed process. */
function take(file) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Runs the work while no other command of this clone prepares it; a second one waits and says for
 * what. The lock of a process that was killed counts for nothing.
 */
export async function preparing(root, work, print = console.log) {
  const file = join(root, '.toolchain', 'preparing.lock');
  let told = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === undefined) rmSync(file, { force: true });
    else {
      if (!told) print(`Process ${holder} installs or builds in this folder; waiting for it …`);
      told = true;
      await pause(100);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
