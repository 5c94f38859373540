import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../frame/start-error.js';

/**
 * Keeps a folder for one process. The lock names its holder by process id and start time, so a
 * lock that a killed process left behind is recognised even after its id was given away again.
 */
export function lockFolder(lockFile: string): () => void {
  const mine = `${lockFile}.${process.pid}`;
  const text = holderOf(process.pid) ?? String(process.pid);
  writeFileSync(mine, text);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (take(mine, lockFile)) return () => release(lockFile, text);
      const held = read(lockFile);
      if (held === undefined) continue;
      if (isAlive(held)) {
        throw new StartError(
          `The database folder is in use by process ${held.split(' ')[0]}; stop it or set DATA_DIR (${lockFile})`,
        );
      }
      removeStale(lockFile, held);
    }
    throw new StartError(`The database folder cannot be locked (${lockFile})`);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Linking is atomic: of two processes one makes the link. */
function take(mine: string, lockFile: string): boolean {
  try {
    linkSync(mine, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(lockFile: string, held: string) {
  const aside = `${lockFile}.stale.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return;
  }
  // Another process was faster and this is its fresh lock: give it back.
  if (read(aside) !== held) take(aside, lockFile);
  rmSync(aside, { force: true });
}

function release(lockFile: string, text: string) {
  if (read(lockFile) === text) rmSync(lockFile, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isAlive(held: string): boolean {
  const pid = Number(held.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const now = holderOf(pid);
  if (now !== undefined) return now === held;
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** `pid start-time` where the system tells (Linux); else undefined. */
function holderOf(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return started === undefined ? undefined : `${pid} ${started}`;
}
