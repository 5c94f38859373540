import { statfs } from 'node:fs/promises';
import type { Clock } from './clock.js';

/** Free space below which the next writes would fail. */
const minBytes = 16 * 1024 * 1024;
/** After a write has failed on a full disk, another one is tried this often. */
const probeEveryMs = 1_000;

/** Free space on this machine's disk, and on the database's as reported by failed writes. */
export interface StorageHealth {
  /** Records a write that failed because a disk was full. */
  noteFull(): void;
  isFull(): Promise<boolean>;
}

/** Free bytes on the disk of a folder; infinite for a folder that does not exist yet. */
const roomIn = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );

interface StorageProbes {
  /** Writes to the database; false if its disk is full. */
  probe(): Promise<boolean>;
  room?: typeof roomIn;
}

export function createStorageHealth(
  dataDir: string,
  clock: Clock,
  { probe, room = roomIn }: StorageProbes,
): StorageHealth {
  /** When a write was last tried and failed; undefined: writes succeed. */
  let fullAt: number | undefined;
  return {
    noteFull() {
      fullAt = clock.now().getTime();
    },
    async isFull() {
      if (fullAt !== undefined) {
        const now = clock.now().getTime();
        if (now - fullAt >= 0 && now - fullAt < probeEveryMs) return true;
        fullAt = now;
        if (!(await probe())) return true;
        fullAt = undefined;
      }
      return (await room(dataDir)) < minBytes;
    },
  };
}
