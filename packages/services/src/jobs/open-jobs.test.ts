import { limit } from '@mawkib/tooling-vitest/time-limits';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { rows } from '../db/rows.js';
import type { BackgroundSelection } from '../runtime/background-selection.js';
import { createLog } from '../runtime/create-log.js';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';
import { restartJobs } from './change-jobs.js';
import { findJobs } from './job-queries.js';
import type { JobData, JobDefinition } from './job-queue.js';
import { type Jobs, openJobs } from './open-jobs.js';

const quick = { retryDelay: 1, maxRetryDelay: 1 };

describeOnBoth('jobs', (open) => {
  let t: TestApi;
  const opened: Jobs[] = [];
  beforeAll(async () => {
    t = await open({ modules: [] });
  });
  afterEach(async () => {
    for (const jobs of opened.splice(0)) await jobs.close();
  });
  afterAll(() => t.close());

  const startOnly = async (
    runs: BackgroundSelection | undefined,
    ...definitions: JobDefinition[]
  ) => {
    const intervals = { superviseSeconds: 1, dueMs: 100 };
    const options = { log: createLog('silent'), timeZone: 'Asia/Dubai', runs, intervals };
    const jobs = openJobs(t.database, options);
    opened.push(jobs);
    await jobs.open(definitions);
    return jobs;
  };
  const start = (...definitions: JobDefinition[]) => startOnly(undefined, ...definitions);

  test('run once each, in any process', async () => {
    const done: string[] = [];
    const definition = { name: 'noted', run: async ({ id = '' }: JobData) => void done.push(id) };
    const [one, other] = [await start(definition), await start(definition)];
    await Promise.all([one.work(), other.work()]);
    const ids = Array.from({ length: 20 }, (_, at) => `${at}`);
    await Promise.all(ids.map((id) => one.enqueue(t.database.db, 'noted', { id })));
    await vi.waitFor(() => expect(done).toHaveLength(20));
    expect(new Set(done)).toEqual(new Set(ids));
  });

  test('of a new queue can be added in a transaction, also where no job runs', async () => {
    const jobs = await startOnly('none', { name: 'fresh', run: async () => undefined });
    await t.database.db.transaction((tx) => jobs.enqueue(tx, 'fresh'));
    const waiting = await findJobs(t.database.db, ['fresh'], { state: 'waiting', items: 10 });
    expect(waiting.data).toHaveLength(1);
  });

  test('run only where they are named; others wait for a process that runs them', async () => {
    const done: string[] = [];
    const named = (name: string) => ({ name, run: async () => void done.push(name) });
    const one = await startOnly(['first'], named('first'), named('second'));
    await one.work();
    for (const name of ['second', 'first']) await one.enqueue(t.database.db, name);
    await vi.waitFor(() => expect(done).toEqual(['first']));
    const waiting = await findJobs(t.database.db, ['second'], { state: 'waiting', items: 10 });
    expect(waiting.data).toHaveLength(1);
    const other = await start(named('second'));
    await other.work();
    await vi.waitFor(() => expect(done).toEqual(['first', 'second']));
  });

  test('have the queue and the schedule of their latest definition', async () => {
    const stored = () =>
      rows(
        t.database.db,
        sql`select q.retry_limit, s.cron, s.timezone from jobs.queue q
          left join jobs.schedule s using (name) where q.name = 'changing'`,
      );
    const changing = { name: 'changing', run: async () => {} };
    await startOnly('none', { ...changing, every: '0 3 * * *', retries: 1 });
    const timezone = 'Asia/Dubai';
    expect(await stored()).toEqual([{ retry_limit: 1, cron: '0 3 * * *', timezone }]);
    await startOnly('none', { ...changing, every: '0 4 * * *', retries: 2 });
    expect(await stored()).toEqual([{ retry_limit: 2, cron: '0 4 * * *', timezone }]);
    await startOnly('none', changing);
    expect(await stored()).toEqual([{ retry_limit: 5, cron: null, timezone: null }]);
  });

  test('are dropped if the transaction that enqueued them is rolled back', async () => {
    const done: string[] = [];
    const jobs = await start({ name: 'noted', run: async ({ id = '' }) => void done.push(id) });
    await jobs.work();
    const undone = t.database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'noted', { id: 'undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await t.database.db.transaction((tx) => jobs.enqueue(tx, 'noted', { id: 'kept' }));
    await vi.waitFor(() => expect(done).toEqual(['kept']));
    await expect(jobs.enqueue(t.database.db, 'unheard_of')).rejects.toThrow('unheard_of');
  });

  test('are retried, then fail, are listed and restarted', async () => {
    let broken = true;
    const onDeadLetter: JobData[] = [];
    const attempts: number[] = [];
    const jobs = await start({
      name: 'fragile',
      retries: 1,
      ...quick,
      run: async (_, { attempt }) => {
        attempts.push(attempt);
        if (broken) throw new Error('It broke\nparams: noura@example.test');
      },
      onDeadLetter: async (data) => void onDeadLetter.push(data),
    });
    await jobs.work();
    await jobs.enqueue(t.database.db, 'fragile', { id: 'x' });
    await vi.waitFor(() => expect(onDeadLetter).toEqual([{ id: 'x' }]), limit(25_000));
    expect(attempts).toEqual([0, 1]);
    const failed = async () =>
      (await findJobs(t.database.db, ['fragile'], { state: 'failed', items: 10 })).data;
    const [job] = await failed();
    expect(job).toMatchObject({ name: 'fragile', data: { id: 'x' }, attempts: 2 });
    expect(job?.reason).toBe('It broke');

    broken = false;
    await t.database.db.transaction((tx) => restartJobs(tx, jobs, 'fragile', [job?.id ?? '']));
    await vi.waitFor(() => expect(attempts).toEqual([0, 1, 0]));
    await vi.waitFor(async () => expect(await failed()).toEqual([]));
  });

  test('of a killed process are run again', async () => {
    const done: string[] = [];
    const jobs = await start({
      name: 'long',
      ...quick,
      run: async ({ id = '' }) => void done.push(id),
    });
    await jobs.enqueue(t.database.db, 'long', { id: 'orphan' });
    // Claimed a minute ago by a process without a heartbeat since.
    await t.database.db.execute(sql`
      update jobs.job set state = 'active', started_on = now() - interval '60 s',
        heartbeat_on = now() - interval '60 s' where name = 'long'`);
    await jobs.work();
    await vi.waitFor(() => expect(done).toEqual(['orphan']), limit(40_000));
  });
});
