import { statfs } from 'node:fs/promises';
import type { Clock } from './clock.js';

/** With less room than this the next writes fail. */
const minBytes = 16 * 1024 * 1024;
/** For so long a write that failed for want of room is a reason to send work elsewhere. */
const rememberedMs = 30_000;

/** Whether there is room to write: on this machine's disk, and on the database's as far as writes told. */
export interface StorageHealth {
  /** A write failed because a disk was full. */
  noteFull(): void;
  isFull(): Promise<boolean>;
}

/** Bytes that may be written to a folder's disk; a folder that is not there yet has none to ask about. */
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
