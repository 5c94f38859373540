import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseFront } from '../testing/open-database-front.js';
import { serverDatabase } from '../testing/test-api.js';
import type { OpenDatabase } from './database.js';
import { isDatabaseUnreachable } from './database-errors.js';
import { openServer } from './open-server.js';

/** Connections of the pool. */
const poolSize = 10;
let front: Awaited<ReturnType<typeof openDatabaseFront>>;
let database: OpenDatabase;
beforeAll(async () => {
  front = await openDatabaseFront(await serverDatabase('nothing'));
  database = await openServer(front.url, { max: poolSize });
});
afterAll(async () => {
  await database.close();
  front.close();
});

/** The result of a query. */
const ask = () =>
  database.db.execute(sql`select 1`).then(
    () => 'answered',
    (error) => (isDatabaseUnreachable(error) ? 'out of reach' : String(error)),
  );
const askAtOnce = async (count: number) =>
  new Set(await Promise.all(Array.from({ length: count }, ask)));
const outOfReach = new Set(['out of reach']);

test('while the database accepts connections without responding, callers do not queue up', async () => {
  await askAtOnce(20);
  front.become('silent');
  await sleep(50);
  front.attempts = 0;
  // None of them waits twice: all started before the outage was detected.
  expect(await askAtOnce(60)).toEqual(outOfReach);
  expect(front.attempts).toBeLessThanOrEqual(poolSize);

  // One attempt waits for the silent server; all others get an error before it ends.
  front.attempts = 0;
  await expect
    .poll(async () => {
      void ask();
      await sleep(10);
      return front.attempts;
    })
    .toBe(1);
  expect(await askAtOnce(60)).toEqual(outOfReach);
  expect([front.attempts, front.open]).toEqual([1, 1]);

  front.become('answers');
  await expect.poll(ask).toBe('answered');
  expect(await askAtOnce(60)).toEqual(new Set(['answered']));
});

test('an unreachable database is tried once at a time, and used as soon as it is back', async () => {
  front.become('refuses');
  // First the open connections fail, then the attempts that start before any of them has failed.
  expect(await askAtOnce(10)).toEqual(outOfReach);
  expect(await askAtOnce(10)).toEqual(outOfReach);
  front.attempts = 0;
  for (let round = 0; round < 100; round += 1) {
    const before = front.attempts;
    await askAtOnce(10);
    expect(front.attempts - before).toBeLessThanOrEqual(1);
  }
  front.become('answers');
  await expect.poll(ask, { interval: 10 }).toBe('answered');
});
