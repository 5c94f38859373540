import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import { StartError } from '../runtime/start-error.js';
import type { Database, OpenDatabase } from './database.js';
import { durableParams, flushDirectory, flushFolder, flushToDisk } from './durable-files.js';
import { lockFolder } from './lock-folder.js';
import * as schema from './schema/index.js';
import { shareParsers } from './share-parsers.js';

/** Opens PostgreSQL in this process, in `<dataDir>/db`. Only one process at a time can open it. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new StartError(`DATA_DIR: ${dataDir} cannot be written (${error.message})`);
  });
  const folder = path.join(dataDir, 'db');
  const unlock = lockFolder(path.join(dataDir, 'db.lock'));
  try {
    await create(dataDir, folder);
    const client = await open(folder);
    const database = wrap(client);
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * A new database is created in a temporary folder and renamed, so an interrupted first start leaves
 * no partial one.
 */
async function create(dataDir: string, folder: string) {
  const aside = path.join(dataDir, 'db.new');
  await rm(aside, { recursive: true, force: true });
  if (existsSync(folder) && (await readdir(folder)).length > 0) return;
  const client = await PGlite.create({ dataDir: aside });
  await client.close();
  await flushFolder(aside);
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
  flushDirectory(dataDir);
}

async function open(folder: string): Promise<PGlite> {
  const damaged = (why: string) =>
    new StartError(
      `The database folder ${folder} is damaged (${why}); restore it from a backup or move it away`,
    );
  for (const needed of ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal']) {
    if (!existsSync(path.join(folder, needed))) throw damaged(`${needed} is missing`);
  }
  try {
    const client = await PGlite.create({
      dataDir: folder,
      startParams: durableParams,
      onStdout: () => true,
      onStderr: () => true,
    });
    flushToDisk(client);
    await client.query('select count(*) from pg_class');
    return client;
  } catch (error) {
    throw damaged((error as Error).message.split('\n')[0] ?? 'it does not open');
  }
}

/**
 * A fetch of jobs need not wait for the disk: one that is lost with this process leaves the jobs
 * where they were, to be fetched again.
 */
function relaxFetches(jobs: ReturnType<typeof fromPglite>): ReturnType<typeof fromPglite> {
  return {
    ...jobs,
    executeSql: (text, values) => {
      const isFetch = !values?.length && /^\s*with next as \(\s*select/i.test(text);
      return jobs.executeSql(
        isFetch ? `set local synchronous_commit = off; ${text}` : text,
        values,
      );
    },
  };
}

/** Wraps an open PGlite as a database; tests pass one in memory. */
export function wrap(client: PGlite): OpenDatabase {
  const shared = shareParsers(client);
  return {
    kind: 'embedded',
    db: drizzle({ client: shared.drizzle, schema }) as unknown as Database,
    jobs: { db: relaxFetches(fromPglite(shared.queue)), backend: 'pglite' },
    runScript: async (sql) => {
      await client.transaction(async (tx) => {
        await tx.exec(sql);
      });
    },
    listen: async (channel, { notified }) => {
      const unlisten = await client.listen(channel, notified);
      return () => unlisten();
    },
    ping: async () => {
      await client.query('select 1');
    },
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}
