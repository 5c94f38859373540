import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { rows } from '../db/rows.js';
import type { FileStore } from '../media/files/file-store.js';

/** What the files of a market's processes have in common. */
export interface SharedFile {
  id: string;
  name: string;
  bytes: number;
}

/** Files that every process of a database can read. */
export interface SharedFiles {
  put(file: SharedFile, source: string): Promise<void>;
  /** Writes the file to `target`; undefined if it is not stored. */
  fetch(id: string, target: string): Promise<SharedFile | undefined>;
  sweep(before: Date): Promise<void>;
}

const pieceBytes = 1024 * 1024;
const keyOf = (id: string) => `stock-import/${id}`;

/** Keeps the files in the S3 store or, without one, in the database. */
export function createSharedFiles(db: Database, store: FileStore | undefined): SharedFiles {
  return {
    async put({ id, name, bytes }, source) {
      if (store) await store.put(keyOf(id), source, 'application/octet-stream');
      await db.transaction(async (tx) => {
        await tx.execute(
          sql`insert into stock_files (id, name, bytes) values (${id}::uuid, ${name}, ${bytes})`,
        );
        if (store) return;
        let position = 0;
        for await (const piece of createReadStream(source, { highWaterMark: pieceBytes })) {
          await tx.execute(sql`insert into stock_file_pieces (file_id, position, content)
            values (${id}::uuid, ${position}, ${piece as Buffer})`);
          position += 1;
        }
      });
    },
    async fetch(id, target) {
      const [file] = await rows<{ name: string; bytes: number }>(
        db,
        sql`select name, bytes::float8 as bytes from stock_files where id = ${id}::uuid`,
      );
      const content = file && (store ? await store.read(keyOf(id)) : Readable.from(pieces(db, id)));
      if (!content) return undefined;
      await pipeline(content, createWriteStream(target));
      return { id, ...file };
    },
    async sweep(before) {
      const old = await rows<{ id: string }>(
        db,
        sql`select id from stock_files where created_at < ${before.toISOString()}::timestamptz`,
      );
      for (const { id } of old) {
        await store?.remove(keyOf(id));
        await db.execute(sql`delete from stock_files where id = ${id}::uuid`);
      }
    },
  };
}

async function* pieces(db: Database, id: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const [piece] = await rows<{ content: Buffer }>(
      db,
      sql`select content from stock_file_pieces
        where file_id = ${id}::uuid and position = ${position}`,
    );
    if (!piece) return;
    yield piece.content;
  }
}
