import { randomUUID } from 'node:crypto';
import {
  discardJob,
  getJob,
  listAuditLog,
  listJobQueues,
  listJobs,
  retryJob,
  retryJobs,
} from '@mawkib/api-clients/contracts/staff';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rows } from '../db/rows.js';
import type { ModuleFactory } from '../http/service-module.js';
import type { JobData, JobQueue } from '../jobs/job-queue.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { adminModule } from './admin.module.js';

type Staff = Awaited<ReturnType<TestApi['as']>>;

let broken = false;
let queue: JobQueue;
const told: { ran: JobData[]; onDeadLetter: JobData[]; again: JobData[] } = {
  ran: [],
  onDeadLetter: [],
  again: [],
};

/** A service with one job that fails on demand, and one with a schedule. */
const workshop: ModuleFactory = ({ jobs }) => {
  queue = jobs;
  return {
    name: 'navigation',
    handlers: [],
    jobs: [
      {
        name: 'fragile',
        retries: 0,
        run: async (data) => {
          if (broken) throw new Error('It broke for noura@example.test');
          told.ran.push(data);
        },
        onDeadLetter: async (data) => void told.onDeadLetter.push(data),
        onRestart: async (_, all) => void told.again.push(...all),
      },
      { name: 'nightly', every: '0 3 * * *', run: async () => {} },
    ],
  };
};

describeOnDatabase('jobs for staff', (open) => {
  let t: TestApi;
  let admin: Staff;
  beforeAll(async () => {
    t = await open({ modules: [workshop, adminModule], jobs: true });
    admin = await t.as('admin');
  });
  beforeEach(async () => {
    broken = false;
    for (const list of Object.values(told)) list.length = 0;
    await t.database.db.execute(sql`delete from jobs.job`);
  });
  afterAll(() => t.close());

  const ask = (data: JobData = { id: 'x' }) =>
    queue.enqueue(t.database.db, 'fragile', data, randomUUID());
  const list = async (query: object) =>
    (await t.api.call(listJobs, { query: { name: 'fragile', ...query } }, admin)).data;
  const waitFor = (state: string, count = 1) =>
    vi.waitFor(
      async () => {
        const found = await list({ state });
        expect(found).toHaveLength(count);
        return found;
      },
      { timeout: limit(20_000), interval: 100 },
    );
  /** Jobs as the queue would leave them, inserted directly. */
  const fill = (count: number, state: string, name = 'fragile') =>
    t.database.db.execute(sql`
      insert into jobs.job_common (id, name, state, data, created_on, started_on, completed_on, retry_limit)
      select gen_random_uuid(), ${name}, ${state}::jobs.job_state, '{"id":"x"}', now() - n * interval '1 s', now(),
        now(), 0 from generate_series(1, ${count}::int) n`);
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'none',
      (error: { problem: { code: string } }) => error.problem.code,
    );

  test('a failed one is shown with its attempts and reasons, and retried', async () => {
    broken = true;
    await ask();
    const [failed] = await waitFor('failed');
    if (!failed) throw new Error('No job');
    expect(failed).toMatchObject({
      attempts: 1,
      max_attempts: 1,
      reason: 'It broke for [address]',
    });
    const params = { name: failed.name, id: failed.id };
    const shown = (await t.api.call(getJob, { params }, admin)).data;
    expect(shown.failures).toMatchObject([{ attempt: 1, reason: 'It broke for [address]' }]);
    await vi.waitFor(() => expect(told.onDeadLetter).toEqual([{ id: 'x' }]));

    broken = false;
    const begun = (await t.api.call(retryJob, { params }, admin)).data;
    expect(begun).toMatchObject({ state: 'waiting', attempts: 0, reason: null });
    expect(told.again).toEqual([{ id: 'x' }]);
    const [done] = await waitFor('done');
    expect(done).toMatchObject({ id: failed.id, attempts: 1 });
    expect(told.ran).toEqual([{ id: 'x' }]);
    expect(await codeOf(t.api.call(retryJob, { params }, admin))).toBe('job_done');
    expect(await codeOf(t.api.call(discardJob, { params }, admin))).toBe('job_done');
    const said = (await t.api.call(listAuditLog, { query: {} }, admin)).data;
    expect(said[0]).toMatchObject({ action: 'job.retried', subject: `job/fragile/${failed.id}` });
  });

  test('a second click starts nothing twice', async () => {
    await fill(1, 'failed');
    const [failed] = await list({});
    const params = { name: 'fragile', id: failed?.id ?? '' };
    await Promise.all([1, 2, 3].map(() => t.api.call(retryJob, { params }, admin)));
    await waitFor('done');
    expect([told.ran.length, told.again.length]).toEqual([1, 1]);
  });

  test('one that waits for its next attempt is started now', async () => {
    await fill(1, 'retry');
    await t.database.db.execute(sql`update jobs.job set start_after = now() + interval '6 h'`);
    const [job] = await list({ state: 'retrying' });
    expect(Date.parse(job?.next_attempt_at ?? '')).toBeGreaterThan(Date.now() + 3_600_000);
    await t.api.call(retryJob, { params: { name: 'fragile', id: job?.id ?? '' } }, admin);
    await waitFor('done');
  });

  test('one that is discarded runs its dead letter once, and can be restarted', async () => {
    await fill(1, 'retry');
    await t.database.db.execute(sql`update jobs.job set start_after = now() + interval '6 h'`);
    const [job] = await list({ state: 'retrying' });
    const params = { name: 'fragile', id: job?.id ?? '' };
    for (const _ of [1, 2]) {
      expect((await t.api.call(discardJob, { params }, admin)).data.state).toBe('discarded');
    }
    await vi.waitFor(() => expect(told.onDeadLetter).toEqual([{ id: 'x' }]));
    expect(told.ran).toEqual([]);
    await t.api.call(retryJob, { params }, admin);
    await waitFor('done');
  });

  test('one that is discarded again after a retry runs its dead letter again', async () => {
    await fill(1, 'failed');
    const [job] = await list({});
    const params = { name: 'fragile', id: job?.id ?? '' };
    // Postponed, because the queue would start it at once.
    const later = () =>
      t.database.db.execute(
        sql`update jobs.job set state = 'retry', start_after = now() + interval '6 h' where id = ${params.id}::uuid`,
      );
    for (const times of [1, 2, 3]) {
      await later();
      await t.api.call(discardJob, { params }, admin);
      await vi.waitFor(() => expect(told.onDeadLetter).toHaveLength(times));
    }
    // A dead letter that has not been processed is removed.
    await later();
    await t.api.call(discardJob, { params }, admin);
    await t.api.call(retryJob, { params }, admin);
    await waitFor('done');
    expect(told.onDeadLetter.length).toBeLessThanOrEqual(4);
  });

  test('a running one is neither started nor discarded', async () => {
    await fill(1, 'active');
    const [job] = await list({ state: 'active' });
    const params = { name: 'fragile', id: job?.id ?? '' };
    expect(await codeOf(t.api.call(discardJob, { params }, admin))).toBe('job_active');
    expect((await t.api.call(retryJob, { params }, admin)).data.state).toBe('active');
  });

  test('all failed jobs of a name are retried, a thousand per call', async () => {
    await fill(1100, 'failed', 'nightly');
    const call = async (name: string) =>
      (await t.api.call(retryJobs, { params: { name } }, admin)).data;
    expect(await call('nightly')).toEqual({ retried: 1000, left: true });
    expect(await call('nightly')).toEqual({ retried: 100, left: false });
    expect(await call('nightly')).toEqual({ retried: 0, left: false });
  });

  test('are paged by key, without losing or repeating one', async () => {
    await fill(25, 'failed');
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const query = { items: 10, ...(before !== null && { before }) };
      const page: { data: { id: string }[]; meta: { next: string | null } } = await t.api.call(
        listJobs,
        { query },
        admin,
      );
      seen.push(...page.data.map(({ id }) => id));
      before = page.meta.next;
    } while (before !== null);
    const all = await rows<{ id: string }>(
      t.database.db,
      sql`select id::text from jobs.job where state = 'failed' order by created_on desc, id desc`,
    );
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  test('are counted by name and state up to a max; next runs are listed', async () => {
    await fill(1200, 'failed');
    await fill(3, 'completed', 'nightly');
    const { data, meta } = await t.api.call(listJobQueues, {}, admin);
    const of = (name: string) => data.find((one) => one.name === name);
    expect(of('fragile')?.counts).toMatchObject({ failed: meta.max, waiting: 0 });
    expect(of('nightly')?.counts).toMatchObject({ done: 3 });
    expect(of('fragile')?.schedule).toBeNull();
    const next = of('nightly')?.schedule?.next_at ?? [];
    expect(next).toHaveLength(3);
    // 3 a.m. in Dubai.
    expect(next.every((at) => at.slice(11, 16) === '23:00')).toBe(true);
    // A dead letter is not listed as a job.
    const names = data.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fragile', 'nightly']));
    expect(names.filter((name) => !/^\w+$/.test(name))).toEqual([]);
  });

  test('are found by an index, at any number', async () => {
    await fill(5000, 'completed');
    await t.database.db.execute(sql`analyze jobs.job_common`);
    const plan = await rows(
      t.database.db,
      sql`explain select id from jobs.job_common j
        where j.name = 'fragile' and j.state = 'completed' order by j.created_on desc, j.id desc limit 26`,
    );
    expect(JSON.stringify(plan)).toContain('job_desk');
  });

  test('that do not exist are 404', async () => {
    const gone = { name: 'fragile', id: randomUUID() };
    for (const operation of [getJob, retryJob, discardJob]) {
      expect(await codeOf(t.api.call(operation, { params: gone }, admin))).toBe('unknown_job');
      const odd = { params: { ...gone, name: 'fragile_dead' } };
      expect(await codeOf(t.api.call(operation, odd, admin))).toBe('unknown_job');
    }
    const params = { name: 'unheard_of' };
    expect(await codeOf(t.api.call(retryJobs, { params }, admin))).toBe('unknown_job');
  });
});
