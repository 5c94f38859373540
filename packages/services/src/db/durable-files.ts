import fs from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite's own parameters leave fsync out (`-F`), and its file system drops the call. With these,
 * and `flushToDisk`, a commit is answered when it is on the disk, so it outlives a power cut too.
 */
export const durableParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

type FileSystem = { stream_ops: { fsync?: (stream: { nfd: number }) => number } };

/** Makes the embedded server's fsync reach the files. */
export function flushToDisk(client: PGlite): void {
  const { NODEFS } = client.Module as unknown as { NODEFS: FileSystem };
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    fs.fsyncSync(nfd);
    return 0;
  };
}

/** Brings every file of a folder to the disk, and then the folders that name them. */
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

/** Windows has no such call, and needs none. */
export function flushDirectory(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(folder, 'r');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}
