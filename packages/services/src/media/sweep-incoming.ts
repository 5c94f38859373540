import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { graceMs } from './media-sweep.job.js';

/** Deletes uploads that were interrupted when a process was killed; returns how many. */
export async function sweepIncoming(folder: string, now = Date.now()): Promise<number> {
  let swept = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (!found || found.mtimeMs > now - graceMs) continue;
    await rm(file, { force: true });
    swept += 1;
  }
  return swept;
}
