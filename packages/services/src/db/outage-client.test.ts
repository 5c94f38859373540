import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseFront } from '../testing/open-database-front.js';
import { serverDatabase } from '../testing/test-api.js';
import type { OpenDatabase } from './database.js';
import { isDatabaseUnreachable } from './database-errors.js';
import { openServer } from './open-server.js';

let front: Awaited<ReturnType<typeof openDatabaseFront>>;
let database: OpenDatabase;
beforeAll(async () => {
  front = await openDatabaseFront(await serverDatabase('nothing'));
  database = await openServer(front.url);
});
afterAll(async () => {
  await database.close();
  front.close();
});

/** The result of a query, and its duration. */
async function ask() {
  const begun = performance.now();
  const outcome = await database.db.execute(sql`select 1`).then(
    () => 'answered',
    (error) => (isDatabaseUnreachable(error) ? 'out of reach' : String(error)),
  );
  return { outcome, ms: performance.now() - begun };
}
const askAtOnce = (count: number) => Promise.all(Array.from({ length: count }, ask));

test('while the database accepts connections without responding, callers do not queue up', async () => {
  await askAtOnce(20);
  front.become('silent');
  await sleep(50);
  // None of them waits twice: all started before the outage was detected.
  const first = await askAtOnce(60);
  expect(new Set(first.map(({ outcome }) => outcome))).toEqual(new Set(['out of reach']));
  expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(3000);
  await sleep(150);

  front.attempts = 0;
  const probe = ask();
  const others = await askAtOnce(60);
  expect(new Set(others.map(({ outcome }) => outcome))).toEqual(new Set(['out of reach']));
  expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(500);
  await expect.poll(() => front.attempts).toBe(1);

  front.become('answers');
  await probe;
  await expect.poll(async () => (await ask()).outcome).toBe('answered');
  const after = await askAtOnce(60);
  expect(new Set(after.map(({ outcome }) => outcome))).toEqual(new Set(['answered']));
  expect(Math.max(...after.map(({ ms }) => ms))).toBeLessThan(1000);
}, 30_000);

test('an unreachable database is tried once at a time, and used as soon as it is back', async () => {
  front.become('refuses');
  front.attempts = 0;
  const until = performance.now() + 1000;
  while (performance.now() < until) {
    await askAtOnce(10);
    await sleep(5);
  }
  expect(front.attempts).toBeLessThan(30);
  front.become('answers');
  const back = performance.now();
  await expect.poll(async () => (await ask()).outcome, { interval: 10 }).toBe('answered');
  expect(performance.now() - back).toBeLessThan(1000);
}, 30_000);
