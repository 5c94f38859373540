import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { millisecondsInDay } from 'date-fns/constants';
import { importErrors } from './import-errors.js';
import type { SharedFiles } from './shared-files.js';

/** A file that waits for its import, on the disk of this process. */
export interface ImportedFile {
  id: string;
  name: string;
  bytes: number;
  path: string;
}

/** Uploads and fetched files are stored for a day, so that a run can be restarted. */
const maxAgeMs = millisecondsInDay;

export interface ImportFiles {
  /** Moves a file into the store; its old path is removed. */
  keep(source: string, name: string, bytes: number): Promise<ImportedFile>;
  /** Makes a stored file available to the market's other processes. */
  share(file: ImportedFile): Promise<ImportedFile>;
  /** Path for a download, until `keep` stores it. */
  draft(): Promise<string>;
  /** A stored file, or one that another process has shared. */
  find(id: string): Promise<ImportedFile>;
  /** A file in the feeds folder; 404 if it is missing or outside of the folder. */
  inFolder(name: string): Promise<ImportedFile>;
  sweep(now: Date): Promise<void>;
}

/** `shared` is undefined where this process is the only one. */
export function createImportFiles(
  dataDir: string,
  feedDir: string | undefined,
  shared: SharedFiles | undefined,
): ImportFiles {
  const folder = path.join(dataDir, 'stock-import');
  const at = (id: string) => path.join(folder, `${id}.file`);
  const noteAt = (id: string) => path.join(folder, `${id}.json`);
  const keepAs = async (id: string, source: string, name: string, bytes: number) => {
    await mkdir(folder, { recursive: true });
    await rename(source, at(id));
    await writeFile(noteAt(id), JSON.stringify({ name, bytes }));
    return { id, name, bytes, path: at(id) };
  };
  const draft = async () => {
    await mkdir(folder, { recursive: true });
    return path.join(folder, `${randomUUID()}.part`);
  };
  const fetchShared = async (id: string) => {
    const target = await draft();
    try {
      const file = await shared?.fetch(id, target);
      if (!file) throw importErrors.fileNotFound();
      return await keepAs(id, target, file.name, file.bytes);
    } finally {
      await rm(target, { force: true });
    }
  };
  return {
    keep: (source, name, bytes) => keepAs(randomUUID(), source, name, bytes),
    async share(file) {
      await shared?.put(file, file.path);
      return file;
    },
    draft,
    async find(id) {
      const note = await readFile(noteAt(id), 'utf8').catch(() => undefined);
      const found = note && (await stat(at(id)).catch(() => undefined));
      if (!note || !found) return fetchShared(id);
      const { name } = JSON.parse(note) as { name: string };
      return { id, name, bytes: found.size, path: at(id) };
    },
    async inFolder(name) {
      if (!feedDir) throw importErrors.fileNotFound();
      const root = await realpath(feedDir).catch(() => undefined);
      const file = root && (await realpath(path.resolve(root, name)).catch(() => undefined));
      const isInside = root !== undefined && file?.startsWith(root + path.sep);
      const found = isInside ? await stat(file ?? '') : undefined;
      if (!file || !found?.isFile()) throw importErrors.fileNotFound();
      return { id: '', name: path.basename(file), bytes: found.size, path: file };
    },
    async sweep(now) {
      const names = await readdir(folder).catch(() => [] as string[]);
      for (const name of names) {
        const file = path.join(folder, name);
        const found = await stat(file).catch(() => undefined);
        if (found && now.getTime() - found.mtimeMs > maxAgeMs) await rm(file, { force: true });
      }
      await shared?.sweep(new Date(now.getTime() - maxAgeMs));
    },
  };
}

/** Reads a file as a stream of chunks. */
export async function* readFileBytes(
  file: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 65_536 })) {
    bytes += (chunk as Buffer).length;
    onRead(bytes);
    yield chunk as Buffer;
  }
}
