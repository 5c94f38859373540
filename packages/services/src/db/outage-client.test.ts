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
/** Connections of the pool. */
const poolSize = 10;
let attempts = 0;
/** Attempts that have no response yet. */
let waiting = 0;
const sockets = new Set<Socket>();
const front = createServer((socket) => {
  attempts += 1;
  waiting += 1;
  socket.on('close', () => {
    waiting -= 1;
  });
  sockets.add(socket.on('error', () => {}));
  if (server === 'refuses') socket.destroy();
  if (server !== 'answers') return void socket.resume();
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
  database = await openServer(address.href, { max: poolSize });
});
afterAll(async () => {
  await database.close();
  lose('refuses');
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
  lose('is silent');
  await sleep(50);
  attempts = 0;
  // None of them waits twice: all started before the outage was detected.
  expect(await askAtOnce(60)).toEqual(outOfReach);
  expect(attempts).toBeLessThanOrEqual(poolSize);

  // One attempt waits for the silent server; all others get an error before it ends.
  attempts = 0;
  await expect
    .poll(async () => {
      void ask();
      await sleep(10);
      return attempts;
    })
    .toBe(1);
  expect(await askAtOnce(60)).toEqual(outOfReach);
  expect([attempts, waiting]).toEqual([1, 1]);

  lose('answers');
  await expect.poll(ask).toBe('answered');
  expect(await askAtOnce(60)).toEqual(new Set(['answered']));
});

test('an unreachable database is tried once at a time, and used as soon as it is back', async () => {
  lose('refuses');
  expect(await askAtOnce(10)).toEqual(outOfReach);
  attempts = 0;
  for (let round = 0; round < 100; round += 1) {
    const before = attempts;
    await askAtOnce(10);
    expect(attempts - before).toBeLessThanOrEqual(1);
  }
  lose('answers');
  await expect.poll(ask, { interval: 10 }).toBe('answered');
});
