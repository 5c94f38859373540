import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { DatabaseSync } from 'node:sqlite';
import { StartError } from '../runtime/start-error.js';

/** SQLite result codes: the lock is held by another process; the file is not a database. */
const busy = 5;
const notADatabase = 26;

/**
 * Locks a folder for one process, also across containers and hosts that share it. An exclusive
 * SQLite transaction on `<lockFile>.sqlite` holds a kernel lock on that file, which ends with the
 * process. Nothing else in this process may open that file: closing it would release the lock.
 * `lockFile` names the holder, for people to read. Returns a function that releases the lock.
 */
export function lockFolder(lockFile: string): () => void {
  const kernelLock = `${lockFile}.sqlite`;
  let lockDatabase: DatabaseSync;
  try {
    lockDatabase = acquire(kernelLock);
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === busy) {
      throw new StartError(
        `The database folder is in use by ${holderIn(lockFile)}; stop it or set DATA_DIR (${lockFile})`,
      );
    }
    throw new StartError(`The database folder cannot be locked (${kernelLock}: ${message})`);
  }
  writeHolder(lockFile);
  return () => {
    rmSync(lockFile, { force: true });
    lockDatabase.close();
  };
}

function acquire(file: string, mayRepair = true): DatabaseSync {
  const { DatabaseSync: Sqlite } = sqlite();
  const database = new Sqlite(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (!mayRepair || (error as { errcode?: number }).errcode !== notADatabase) throw error;
    truncateSync(file);
    return acquire(file, false);
  }
}

/** Node 22 prints a warning that it is experimental; the functions used have not changed since. */
function sqlite(): typeof import('node:sqlite') {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Informational only, so a full disk does not stop the start. */
function writeHolder(lockFile: string) {
  try {
    writeFileSync(lockFile, `process ${process.pid} on ${hostname()}\n`);
  } catch {}
}

function holderIn(lockFile: string): string {
  try {
    const holder = readFileSync(lockFile, 'utf8').trim();
    return /^process \d+ on \S{1,255}$/.test(holder) ? holder : 'another process';
  } catch {
    return 'another process';
  }
}
