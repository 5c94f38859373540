import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { StartError } from '../runtime/start-error.js';
import type { ChannelListener, Database, OpenDatabase, Unlisten } from './database.js';
import { listen, type ReconnectPauses } from './listen.js';
import { beginAgain } from './retry-lost.js';
import * as schema from './schema/index.js';
import { ServerPool } from './server-pool.js';

/** Connections of the job queue. */
const jobConnections = 3;

interface ServerOptions {
  /** Connections of the pool. Default 10. */
  max?: number;
  /** Delays between attempts to listen again after an outage. */
  pauses?: ReconnectPauses;
}

/** Opens a PostgreSQL server with a pool. Throws a `StartError` if it is unreachable. */
export async function openServer(
  connectionString: string,
  { max = 10, pauses }: ServerOptions = {},
): Promise<OpenDatabase> {
  const pool = new ServerPool(connectionString, max);
  await pool.query('select 1').catch(async (error: Error & { code?: string }) => {
    await pool.end();
    throw new StartError(
      `DATABASE_URL: PostgreSQL at ${address(connectionString)} cannot be used (${error.code ?? error.message})`,
      { cause: error },
    );
  });
  const listeners = new Set<Unlisten>();
  const listenOn = async (channel: string, listener: ChannelListener) => {
    const stop = await listen(connectionString, channel, listener, pauses);
    listeners.add(stop);
    return stop;
  };
  const db = drizzle({ client: pool, schema }) as unknown as Database;
  db.transaction = beginAgain(db.transaction.bind(db));
  const jobs = new ServerPool(connectionString, jobConnections);
  return {
    kind: 'server',
    db,
    jobs: {
      db: {
        executeSql: (text, values) => jobs.query(text, values),
        listen: async (channel, notified, reconnected) => {
          const disconnected = () => {};
          const close = await listenOn(channel, { notified, disconnected, reconnected });
          reconnected();
          return { close };
        },
      },
    },
    runScript: (sql) => runScript(pool, sql),
    listen: listenOn,
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()));
      await Promise.all([pool.end(), jobs.end()]);
    },
  };
}

/** Host and port, without user and password. */
function address(connectionString: string): string {
  const { host, pathname } = new URL(connectionString);
  return `${host}${pathname}`;
}

async function runScript(pool: pg.Pool, sql: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
