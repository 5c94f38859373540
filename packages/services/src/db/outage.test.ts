import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPageByPath, getSettings } from '@mawkib/api-clients/contracts/content';
import { listVehicles } from '@mawkib/api-clients/contracts/stock';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lead } from '../testing/people.samples.js';
import { type PostgresServer, postgresServer } from '../testing/postgres-server.js';
import { spawnServer } from '../testing/spawn-server.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import { openServer } from './open-server.js';
import { leads } from './schema/index.js';

describe('a PostgreSQL server that stops and starts again', () => {
  let folder: string;
  let postgres: PostgresServer;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mawkib-outage-'));
    await chmod(folder, 0o755);
    postgres = await postgresServer(folder);
    await postgres.server.initialise();
    await postgres.server.start();
    await postgres.server.createDatabase('market');
    url = `${postgres.url}/market`;
  });
  afterAll(async () => {
    await postgres.server.stop().catch(() => {});
    await rm(folder, { recursive: true, force: true });
  });

  /** Connections to the market's database, except this one, and those that LISTEN for events. */
  async function connections() {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::int as all,
        count(*) filter (where application_name = 'mawkib_events')::int as listening
        from pg_stat_activity where datname = 'market' and pid <> pg_backend_pid()`,
    );
    await client.end();
    return rows[0] as { all: number; listening: number };
  }

  async function outage(meanwhile: () => Promise<void>) {
    await postgres.server.stop();
    await meanwhile();
    await postgres.server.start();
  }

  const statusOf = async (t: TestApi, route: string) => (await t.app.inject(route)).statusCode;

  test('causes one resync and leaves one listener; cached data is served meanwhile', async () => {
    let ahead = 0;
    const clock = { now: () => new Date(Date.now() + ahead) };
    const pauses = { firstMs: 10, maxMs: 50 };
    const database = await openServer(url, { pauses });
    const t = await startTestApi(database, { config: { demo: true, clock }, jobs: true });
    const events = { database_lost: 0, resync: 0 };
    for (const name of ['database_lost', 'resync'] as const) {
      t.api.events.on(name, () => {
        events[name] += 1;
      });
    }
    const fromMemory = [
      () => t.api.call(getPageByPath, { params: { path: '/' }, query: { locale: 'ar' } }),
      () => t.api.call(getSettings, {}),
      () => t.api.call(listVehicles, { params: { listing: 'all' }, query: {} }),
    ];
    const before = await Promise.all(fromMemory.map((ask) => ask()));
    const connectionsBefore = await connections();
    for (const round of [0, 1]) {
      await outage(async () => {
        await expect.poll(() => events.database_lost).toBe(round + 1);
        expect(await statusOf(t, '/ready')).toBe(503);
        expect(await statusOf(t, '/health')).toBe(200);
        // Past the expiry that holds while the database is reachable.
        ahead += 60_000;
        expect(await Promise.all(fromMemory.map((ask) => ask()))).toEqual(before);
      });
      await expect.poll(() => events.resync).toBe(round + 1);
      await expect.poll(() => statusOf(t, '/ready')).toBe(200);
    }
    // Past the max delay between two attempts.
    await sleep(2 * pauses.maxMs);
    expect(events).toEqual({ database_lost: 2, resync: 2 });
    const after = await connections();
    expect(after.listening).toBe(1);
    expect(after.all).toBeLessThanOrEqual(connectionsBefore.all + 2);
    await t.close();
  });

  test('never prevents a process from stopping', async () => {
    const server = await spawnServer({ DATABASE_URL: url, DATA_DIR: path.join(folder, 'data') });
    await postgres.server.stop();
    const status = async () => (await fetch(`${server.origin}/ready`)).status;
    await expect.poll(status).toBe(503);
    // Without a limit of its own: a process that waits for the database never exits.
    await server.kill('SIGTERM');
    await postgres.server.start();
  });

  test('loses no acknowledged write when it restarts under four writers, and nobody stops', async () => {
    const env = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'written'), LEAD_LIMIT: '0' };
    const server = await spawnServer({ ...env, WRITE_LIMIT: '0' });
    const acknowledged: string[] = [];
    const errors = new Set<number>();
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const key = randomUUID();
        for (let isStored = false; !isStored; ) {
          const response = await fetch(`${server.origin}/services/forms/forms/test-drive/leads`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': key },
            body: JSON.stringify({ data: lead }),
          });
          const { data } = (await response.json()) as { data?: { id: string } };
          isStored = data !== undefined;
          if (data) acknowledged.push(data.id);
          else errors.add(response.status);
        }
      }
    };
    const writers = Promise.all(Array.from({ length: 4 }, write));
    for (let round = 1; round <= 2; round += 1) {
      await expect.poll(() => acknowledged.length).toBeGreaterThan(round * 4);
      // All four writers wait inside their transactions.
      const blocker = new pg.Client({ connectionString: url });
      blocker.on('error', () => {});
      await blocker.connect();
      await blocker.query('begin; lock table leads in exclusive mode');
      const waiting = async () => {
        // A transaction sees the activity of its first look until its snapshot is cleared.
        await blocker.query('select pg_stat_clear_snapshot()');
        const { rowCount } = await blocker.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = 'market'",
        );
        return rowCount;
      };
      await expect.poll(waiting).toBeGreaterThanOrEqual(4);
      await postgres.server.stop();
      await postgres.server.start();
    }
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 4);
    isOver = true;
    await writers;
    expect([...errors]).toEqual([503]);
    const { db, close } = await openServer(url);
    const stored = await db.select({ id: leads.id }).from(leads);
    await close();
    const ids = stored.map(({ id }) => id);
    expect(acknowledged.filter((id) => ids.filter((one) => one === id).length !== 1)).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});
