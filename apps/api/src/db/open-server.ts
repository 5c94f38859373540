import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../frame/start-error.js';
import type { Database, OpenDatabase, Unlisten } from './database.js';
import * as schema from './schema/index.js';

const connectTimeoutMs = 5000;
const retryMs = 500;

/** A PostgreSQL server, reached through a pool; stops the start when it does not answer. */
export async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
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
    listen: async (channel, heard, lost) => {
      const stop = await listen(connectionString, channel, heard, lost);
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

/** Host and port, never the user or the password. */
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

/** LISTEN on a connection of its own that comes back by itself after a break. */
async function listen(
  connectionString: string,
  channel: string,
  heard: (payload: string) => void,
  lost: () => void,
): Promise<Unlisten> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  const connect = async () => {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs });
    let broken = false;
    const broke = () => {
      if (broken || stopped) return;
      broken = true;
      lost();
      next.end().catch(() => {});
      retry();
    };
    next.on('error', broke).on('end', broke);
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  };
  const retry = () => {
    timer = setTimeout(() => connect().then(lost, retry), retryMs);
    timer.unref();
  };

  await connect();
  return async () => {
    if (stopped) return;
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
