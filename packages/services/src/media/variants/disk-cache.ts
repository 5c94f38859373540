import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { draftSuffix, writeDurably } from '../files/write-durably.js';

export interface DiskCache {
  /** Null on a cache miss. */
  get(key: string): Promise<Buffer | null>;
  set(key: string, content: Buffer): Promise<void>;
  /** Indexes files of earlier processes and deletes incomplete ones. */
  open(): Promise<void>;
  /** Size of the cached files in bytes. */
  readonly bytes: number;
}

/** Age after which an incomplete file is abandoned: no write takes this long. */
const draftMs = 600_000;

/** Fraction of the max size that a full cache is reduced to, so that not every write evicts. */
const lowWater = 0.9;

/**
 * A disk cache with up to `max` bytes in a folder; the least recently used file is evicted first.
 * Other processes may share the folder: a missing file is a cache miss.
 */
export function createDiskCache(folder: string, max: number): DiskCache {
  /** Sizes by key, the least recently used first. */
  const sizes = new Map<string, number>();
  let bytes = 0;
  const at = (key: string) => path.join(folder, key);

  const forget = (key: string) => {
    bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
  };
  const touch = (key: string, size: number) => {
    forget(key);
    sizes.set(key, size);
    bytes += size;
  };
  const shrink = async () => {
    if (bytes <= max) return;
    const going: string[] = [];
    for (const key of sizes.keys()) {
      if (bytes <= max * lowWater) break;
      forget(key);
      going.push(key);
    }
    await Promise.all(going.map((key) => rm(at(key), { force: true })));
  };

  return {
    get bytes() {
      return bytes;
    },
    async get(key) {
      const content = await readFile(at(key)).catch(() => null);
      if (!content?.length) {
        forget(key);
        return null;
      }
      touch(key, content.length);
      return content;
    },
    async set(key, content) {
      if (content.length > max) return;
      await writeDurably(at(key), content);
      touch(key, content.length);
      await shrink();
    },
    async open() {
      for (const { key, size, used } of await filesByAge(folder)) {
        if (!key.endsWith(draftSuffix)) {
          if (!sizes.has(key)) touch(key, size);
        } else if (used < Date.now() - draftMs) await rm(at(key), { force: true });
      }
      await shrink();
    },
  };
}

async function filesByAge(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: { key: string; size: number; used: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size, atimeMs, mtimeMs } = await stat(file).catch(() => ({
      size: 0,
      atimeMs: 0,
      mtimeMs: 0,
    }));
    found.push({ key: path.relative(folder, file), size, used: Math.max(atimeMs, mtimeMs) });
  }
  return found.sort((one, other) => one.used - other.used);
}
