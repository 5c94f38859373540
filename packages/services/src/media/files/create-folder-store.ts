import { createReadStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore, StoredFile } from './file-store.js';
import { moveDurably, writeDurably } from './write-durably.js';

/** Stores files in a folder. Keys are generated, so they never leave it. */
export function createFolderStore(folder: string): FileStore {
  const at = (key: string) => path.join(folder, key);
  return {
    put: async (key, source) => {
      if (typeof source === 'string') await moveDurably(source, at(key));
      else await writeDurably(at(key), source);
    },
    read: async (key, range) => {
      const handle = await open(at(key), 'r').catch(unlessMissing);
      return handle && createReadStream('', { fd: handle, ...range });
    },
    remove: (key) => rm(at(key), { force: true }),
    list: () => filesOf(folder),
  };
}

async function* filesOf(folder: string): AsyncIterable<StoredFile> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error) => unlessMissing(error) ?? [],
  );
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const found = await stat(file).catch(unlessMissing);
    const key = path.relative(folder, file).split(path.sep).join('/');
    if (found) yield { key, modified: found.mtime };
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
