import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../runtime/start-error.js';
import type { Database, OpenDatabase, Unlisten } from './database.js';
import { listen, type ReconnectPauses } from './listen.js';
import { outageClient } from './outage-client.js';
import * as schema from './schema/index.js';

/** Timeout for a free connection of the pool. */
const waitMs = 5000;

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
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    Client: outageClient(),
  });
  // The pool replaces broken idle connections; without a listener the error would end the process.
  pool.on('error', () => {});
  await pool.query('select 1').catch(async (error: Error & { code?: string }) => {
    await pool.end();
    throw new StartError(
      `DATABASE_URL: PostgreSQL at ${address(connectionString)} cannot be used (${error.code ?? error.message})`,
    );
  });
  const listeners = new Set<Unlisten>();
  return {
    kind: 'server',
    db: drizzle({ client: pool, schema }) as unknown as Database,
    jobs: { connectionString, max: 3 },
    runScript: (sql) => runScript(pool, sql),
    listen: async (channel, listener) => {
      const stop = await listen(connectionString, channel, listener, pauses);
      listeners.add(stop);
      return stop;
    },
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()));
      await pool.end();
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
