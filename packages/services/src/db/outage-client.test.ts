import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../testing/test-api.js';
import type { OpenDatabase } from './database.js';
import { isDatabaseUnreachable } from './database-errors.js';
import { openServer } from './open-server.js';

/**
 * State of the server at the database's address: `silent` while it starts, `refuses` when it is
 * down.
 */
let server: 'answers' | 'is silent' | 'refuses' = 'answers';
let attempts = 0;
const sockets = new Set<Socket>();
const front = createServer((socket) => {
  attempts += 1;
  sockets.add(socket.on('error', () => {}));
  if (server === 'refuses') socket.destroy();
  if (server !== 'answers') return;
  const { hostname, port } = new URL(url);
  const behind = connect(Number(port), hostname).on('error', () => socket.destroy());
  sockets.add(behind);
  socket.pipe(behind).pipe(socket);
  socket.on('close', () => behind.destroy());
});
const lose = (how: typeof server) => {
  server = how;
  for (const socket of sockets) socket.destroy();
  sockets.clear();
};

let url: string;
let database: OpenDatabase;
beforeAll(async () => {
  url = await serverDatabase('nothing');
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = new URL(url);
  address.port = String((front.address() as AddressInfo).port);
  database = await openServer(address.href);
});
afterAll(async () => {
  await database.close();
  lose('refuses');
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
  lose('is silent');
  await sleep(50);
  // None of them waits twice: all started before the outage was detected.
  const first = await askAtOnce(60);
  expect(new Set(first.map(({ outcome }) => outcome))).toEqual(new Set(['out of reach']));
  expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(3000);
  await sleep(150);

  attempts = 0;
  const probe = ask();
  const others = await askAtOnce(60);
  expect(new Set(others.map(({ outcome }) => outcome))).toEqual(new Set(['out of reach']));
  expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(500);
  await expect.poll(() => attempts).toBe(1);

  lose('answers');
  await probe;
  await expect.poll(async () => (await ask()).outcome).toBe('answered');
  const after = await askAtOnce(60);
  expect(new Set(after.map(({ outcome }) => outcome))).toEqual(new Set(['answered']));
  expect(Math.max(...after.map(({ ms }) => ms))).toBeLessThan(1000);
});

test('an unreachable database is tried once at a time, and used as soon as it is back', async () => {
  lose('refuses');
  attempts = 0;
  const until = performance.now() + 1000;
  while (performance.now() < until) {
    await askAtOnce(10);
    await sleep(5);
  }
  expect(attempts).toBeLessThan(30);
  lose('answers');
  const back = performance.now();
  await expect.poll(async () => (await ask()).outcome, { interval: 10 }).toBe('answered');
  expect(performance.now() - back).toBeLessThan(1000);
});
