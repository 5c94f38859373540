import { statfs } from 'node:fs/promises';
import type { Clock } from './clock.js';

/** Free space below which the next writes would fail. */
const minBytes = 16 * 1024 * 1024;
/** Time for which a write that failed on a full disk makes the process not ready. */
const rememberedMs = 30_000;

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

export function createStorageHealth(
  dataDir: string,
  clock: Clock,
  room: typeof roomIn = roomIn,
): StorageHealth {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    noteFull() {
      fullAt = clock.now().getTime();
    },
    async isFull() {
      const since = clock.now().getTime() - fullAt;
      if (since >= 0 && since < rememberedMs) return true;
      return (await room(dataDir)) < minBytes;
    },
  };
}
