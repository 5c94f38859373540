import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer } from '../db/open-server.js';
import { rows } from '../db/rows.js';
import { describeOnBoth, serverDatabase, type TestApi } from '../testing/test-api.js';
import { type Events, openEvents } from './events.js';

const log = pino({ level: 'silent' });
const event = { page_id: 'home', path: '/', version: 2 };

describeOnBoth('events', (open) => {
  let t: TestApi;
  let events: Events;
  beforeAll(async () => {
    t = await open();
    events = await openEvents(t.database, log);
  });
  afterAll(async () => {
    await events.close();
    await t.close();
  });

  const listen = (name: 'page_published' | 'stock_changed' | 'resync' = 'page_published') => {
    const heard: unknown[] = [];
    const off = events.on(name, (event: unknown) => heard.push(event));
    return { heard, off };
  };

  test('are delivered after their transaction was committed, in every process', async () => {
    const { heard, off } = listen();
    await t.database.db.transaction(async (tx) => {
      await events.announce(tx, 'page_published', event);
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual([event]);
    off();
  });

  test('are not delivered after a rollback', async () => {
    const { heard, off } = listen();
    await t.database.db
      .transaction(async (tx) => {
        await events.announce(tx, 'page_published', event);
        tx.rollback();
      })
      .catch(() => {});
    await events.announce(t.database.db, 'page_published', { ...event, version: 3 });
    await expect.poll(() => heard).toEqual([{ ...event, version: 3 }]);
    off();
  });

  test('become a resync when they are too large to send', async () => {
    const { heard, off } = listen('resync');
    const vehicle_ids = Array.from({ length: 2000 }, (_, i) => `vehicle-${i}`);
    await events.announce(t.database.db, 'stock_changed', { vehicle_ids });
    await expect.poll(() => heard).toEqual([{}]);
    off();
  });

  test('reach every listener, even if another one throws', async () => {
    const off = events.on('page_published', () => {
      throw new Error('broken listener');
    });
    const second = listen();
    await events.announce(t.database.db, 'page_published', event);
    await expect.poll(() => second.heard).toEqual([event]);
    off();
    second.off();
  });
});

describe('events on a server', () => {
  test('resume after a lost connection, with one resync', async () => {
    const database = await openServer(await serverDatabase('empty'));
    const events = await openEvents(database, log);
    const heard: string[] = [];
    events.on('database_lost', () => heard.push('lost'));
    events.on('resync', () => heard.push('resync'));
    events.on('page_published', () => heard.push('published'));
    await rows(
      database.db,
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`,
    );
    await expect.poll(() => heard).toEqual(['lost', 'resync']);
    await events.announce(database.db, 'page_published', event);
    await expect.poll(() => heard).toEqual(['lost', 'resync', 'published']);
    await events.close();
    await database.close();
  });
});
