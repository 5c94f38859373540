import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs } from '../jobs/open-jobs.js';
import { openDatabaseFront } from '../testing/open-database-front.js';
import { lead } from '../testing/people.samples.js';
import { serverDatabase, startTestApi, type TestApi } from '../testing/test-api.js';
import { isDatabaseUnreachable } from './database-errors.js';
import { openServer } from './open-server.js';
import { leads } from './schema/index.js';

/** The size of the pool under test. */
const connections = 10;
let front: Awaited<ReturnType<typeof openDatabaseFront>>;
let t: TestApi;
beforeAll(async () => {
  front = await openDatabaseFront(await serverDatabase('demo'));
  t = await startTestApi(await openServer(front.url, { max: connections }));
});
afterAll(async () => {
  await t.close();
  front.close();
});

/** Ends every other connection to the database, as an administrator or a restart does. */
const terminateAll = ({ db } = t.database) =>
  db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

/** Holds a transaction on every connection of the pool; resolves once all of them are open. */
async function holdAll() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const opened: Promise<void>[] = [];
  const outcomes = Array.from({ length: connections }, (_, at) => {
    let begun = () => {};
    opened.push(
      new Promise((resolve) => {
        begun = resolve;
      }),
    );
    return t.database.db
      .transaction(async (tx) => {
        await tx.execute(sql`select ${at}::int`);
        begun();
        await released;
        await tx.execute(sql`select 1`);
      })
      .then(
        () => 'committed',
        (error) => (isDatabaseUnreachable(error) ? 'unreachable' : String(error)),
      );
  });
  await Promise.all(opened);
  return { release, outcomes: () => Promise.all(outcomes) };
}
const allOf = (outcome: string) => Array.from({ length: connections }, () => outcome);

/** Every connection of the pool can hold a transaction: none of them was lost permanently. */
async function expectWholePool() {
  const held = await holdAll();
  held.release();
  expect(await held.outcomes()).toEqual(allOf('committed'));
}

const stored = () => t.database.db.$count(leads);
const post = (key?: string) =>
  t.app.inject({
    method: 'POST',
    url: '/services/forms/forms/test-drive/leads',
    headers: { ...(key && { 'idempotency-key': key }) },
    payload: { data: lead },
  });

test('connections lost inside transactions fail them, and neither the process nor the pool', async () => {
  const other = await openServer(front.url, { max: 1 });
  for (let round = 0; round < 3; round += 1) {
    const held = await holdAll();
    await terminateAll(other);
    held.release();
    expect(await held.outcomes()).toEqual(allOf('unreachable'));
    await expectWholePool();
  }
  await other.close();
});

test('a transaction begins on another connection if its own was lost before', async () => {
  front.loseAt('begin', { times: 2 });
  const began = await t.database.db.transaction((tx) => tx.execute(sql`select 7 as seven`));
  expect(began).toMatchObject({ rows: [{ seven: 7 }] });
  // None of the connections that fail before they begin stays taken.
  front.loseAt('begin', { times: 4 * connections });
  await expect(t.database.db.transaction(async () => {})).rejects.toSatisfy(isDatabaseUnreachable);
  front.loseAt('begin', { times: 0 });
  await expectWholePool();
});

test('a write that loses its connection is made once, or is 503 and not made', async () => {
  const key = randomUUID();
  const before = await stored();
  front.loseAt('insert into "leads"');
  expect((await post()).statusCode).toBe(503);
  expect(await stored()).toBe(before);

  front.loseAt('insert into "leads"');
  expect((await post(key)).statusCode).toBe(201);
  // The second answer is the stored one: the commit had got through.
  for (const executed of [true, false]) {
    front.loseAt('commit', { executed });
    expect((await post(randomUUID())).statusCode).toBe(201);
  }
  expect(await stored()).toBe(before + 3);
});

test('a read that loses its connection is answered from another one', async () => {
  front.loseAt('from "metaheads"');
  const lost = front.lost;
  expect((await t.app.inject('/services/content/metaheads')).statusCode).toBe(200);
  expect(front.lost).toBe(lost + 1);
});

test('jobs and events go on after every connection was lost', async () => {
  const jobs = openJobs(t.database, { log: t.api.log, timeZone: 'UTC' });
  let finish = () => {};
  const ran = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await jobs.open([{ name: 'probe', run: async () => finish() }]);
  await jobs.work();
  const resync = new Promise<void>((resolve) => {
    t.api.events.on('resync', () => resolve());
  });
  await terminateAll();
  await resync;
  await t.database.db.transaction((tx) => jobs.enqueue(tx, 'probe'));
  await ran;
  await jobs.close();
});
