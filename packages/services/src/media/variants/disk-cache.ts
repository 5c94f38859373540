import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { draftSuffix, writeDurably } from '../files/write-durably.js';

export interface DiskCache {
  /** Null for what is not kept. */
  get(key: string): Promise<Buffer | null>;
  set(key: string, content: Buffer): Promise<void>;
  /** Finds what an earlier process left; drafts of one that was killed are taken away. */
  open(): Promise<void>;
  /** Bytes that are kept. */
  readonly bytes: number;
}

/** Nobody writes a file for so long: whoever began this one was killed. */
const draftMs = 600_000;

/** How far a full cache is emptied, so that not every write has to. */
const lowWater = 0.9;

/**
 * Files of a folder up to `most` bytes; what was not asked for the longest goes first. Another
 * process may share the folder: a file that is gone is one that was never kept.
 */
export function createDiskCache(folder: string, max: number): DiskCache {
  /** Sizes, the least recently used first. */
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
