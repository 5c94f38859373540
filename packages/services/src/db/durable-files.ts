import fs from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite disables fsync by default (`-F`), and its file system ignores the call. With these
 * parameters and `flushToDisk` a commit is confirmed after it is on disk, so it survives a power
 * failure. PGlite's 128 MB of shared buffers are memory of this process, and the system caches the
 * same files.
 */
export const durableParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

type FileSystem = { stream_ops: { fsync?: (stream: { nfd: number }) => number } };

/** Makes fsync of the embedded server reach the files. */
export function flushToDisk(client: PGlite): void {
  const { NODEFS } = client.Module as unknown as { NODEFS: FileSystem };
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    fs.fsyncSync(nfd);
    return 0;
  };
}

/** Syncs all files of a folder, then the folders. */
export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) return flushFolder(name);
      const file = await open(name, 'r+');
      await file.sync();
      await file.close();
    }),
  );
  flushDirectory(folder);
}

/** Windows has no directory sync and does not need it. */
export function flushDirectory(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(folder, 'r');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}
