import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { flushDirectory } from '../../db/durable-files.js';

/** Suffix of a file that is not complete yet. */
export const draftSuffix = '.tmp';

/**
 * Writes a file atomically and durably: under a temporary name, synced, then renamed. After a crash
 * the file is complete or absent.
 */
export async function writeDurably(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}${draftSuffix}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
  flushDirectory(path.dirname(file));
}

/** Moves a complete file to another folder on the same disk, durably. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  const handle = await open(from, 'r+');
  await handle.sync();
  await handle.close();
  await rename(from, to);
  flushDirectory(path.dirname(to));
}
