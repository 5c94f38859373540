import type { StaffPage } from '@mawkib/api-clients/contracts/content';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppContext } from '../../../app-context.js';
import { auditLog, pageSchedules, pageVersions } from '../../../db/schema/index.js';
import { modules } from '../../../server/modules.js';
import { describeOnBoth, type TestApi } from '../../../testing/test-api.js';
import {
  type ContentStaff,
  heldClock,
  lastChanges,
  staffClient,
  visit,
} from '../../staff-content.fixture.js';
import { runDueSchedules } from './scheduled-publishing.job.js';

const start = '2026-11-20T08:00:00Z';

describeOnBoth('the schedule of pages', (open) => {
  const clock = heldClock(start);
  let t: TestApi;
  let context: AppContext;
  let editor: ContentStaff;
  let publisher: ContentStaff;
  let made = 0;
  beforeAll(async () => {
    const [first, ...others] = modules;
    const watching = (given: AppContext) => {
      context = given;
      return (first as (typeof modules)[number])(given);
    };
    t = await open({
      demo: true,
      config: { clock, timeZone: 'Asia/Dubai', sessionHours: 24 * 900 },
      modules: [watching, ...others],
    });
    editor = await staffClient(t, 'editor');
    publisher = await staffClient(t, 'publisher');
  });
  afterAll(() => t.close());
  beforeEach(() => clock.set(start));

  const create = async (path = `/later-${++made}`) =>
    (await editor.createPage({ body: { path, title: { ar: 'لاحقًا', en: 'Later' } } })).data;
  const titled = async ({ id, version }: StaffPage, en: string) =>
    (await editor.updatePageSettings({ params: { id }, body: { version, title: { en } } })).data;
  const plan = async (
    { id, version }: StaffPage,
    action: 'publish' | 'unpublish' = 'publish',
    at = '2026-12-01T09:00',
  ) => (await publisher.schedulePage({ params: { id }, body: { version, action, at } })).data;
  const publish = async ({ id, version }: StaffPage) =>
    (await publisher.publishPage({ params: { id }, body: { version } })).data;
  const statusOf = async (page: StaffPage) =>
    (await editor.listPageSchedules({ params: { id: page.id } })).data.map(
      ({ status, reason }) => reason ?? status,
    );
  const rejected = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  const runAt = (time: string) => {
    clock.set(time);
    return runDueSchedules(context);
  };

  test("a scheduled draft goes live at the market's local time, as approved", async () => {
    const page = await create();
    const schedule = await plan(page);
    expect(schedule).toMatchObject({
      at: '2026-12-01T09:00',
      time_zone: 'Asia/Dubai',
      due_at: '2026-12-01T05:00:00.000Z',
      status: 'pending',
      version: 1,
      created_by: 'publisher',
    });
    await titled(page, 'Not approved yet');
    await runAt('2026-12-01T04:59:59Z');
    expect(await visit(t, page.path)).toBe('unknown_page');
    await runAt('2026-12-01T05:00:00Z');
    expect(await visit(t, page.path, 'en')).toMatchObject({ attributes: { title: 'Later' } });
    expect(await statusOf(page)).toEqual(['done']);
    const { data: now } = await editor.getPage({ params: { id: page.id } });
    expect(now).toMatchObject({
      version: 2,
      published_version: 1,
      title: { en: 'Not approved yet' },
    });
    const [last] = await lastChanges(t, 1);
    expect(last).toMatchObject({ action: 'page.published', subject: `page/${page.id}` });
    expect(last?.content).toContain('publisher');
  });

  test('a page is unpublished on schedule', async () => {
    const page = await publish(await create());
    await plan(page, 'unpublish');
    await runAt('2026-12-01T05:00:00Z');
    expect(await visit(t, page.path)).toBe('unknown_page');
    expect(await statusOf(page)).toEqual(['done']);
  });

  test('concurrent runs execute it once', async () => {
    const page = await create();
    await plan(page);
    clock.set('2026-12-01T05:00:00Z');
    const over = await Promise.all([1, 2, 3, 4].map(() => runDueSchedules(context)));
    expect(over.some((count) => count > 0)).toBe(true);
    const entries = await t.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `page/${page.id}`));
    expect(entries.filter(({ action }) => action === 'page.published')).toHaveLength(1);
    const versions = await t.database.db
      .select()
      .from(pageVersions)
      .where(eq(pageVersions.page_id, page.id));
    expect(versions).toHaveLength(1);
    expect(await statusOf(page)).toEqual(['done']);
  });

  test('it can be cancelled, but not after it ran', async () => {
    const page = await create();
    const { id } = await plan(page);
    const cancel = () => publisher.cancelPageSchedule({ params: { id } });
    expect((await cancel()).data.status).toBe('cancelled');
    expect((await cancel()).data.status).toBe('cancelled');
    await runAt('2026-12-01T05:00:00Z');
    expect(await visit(t, page.path)).toBe('unknown_page');
    clock.set(start);
    const second = await plan(page);
    await runAt('2026-12-01T05:00:00Z');
    const late = publisher.cancelPageSchedule({ params: { id: second.id } });
    expect(await rejected(late)).toBe('schedule_over');
    expect(await statusOf(page)).toEqual(expect.arrayContaining(['done', 'cancelled']));
    for (const unknown of ['x', '7d5b4f4e-3f0c-4c3a-9a44-0d6f3f7c1a11']) {
      const cancelled = publisher.cancelPageSchedule({ params: { id: unknown } });
      expect(await rejected(cancelled)).toBe('unknown_schedule');
    }
  });

  test('a manual publication is not undone', async () => {
    const page = await create();
    await plan(page);
    await publish(await titled(page, 'Newer'));
    expect(await statusOf(page)).toEqual(['superseded']);
    await runAt('2026-12-01T05:00:00Z');
    expect(await visit(t, page.path, 'en')).toMatchObject({ attributes: { title: 'Newer' } });
  });

  test('a deleted page is not restored by its schedule', async () => {
    const page = await create();
    await plan(page);
    const { id, version } = page;
    await editor.deletePage({ params: { id }, query: { version } });
    await runAt('2026-12-01T05:00:00Z');
    expect(await visit(t, page.path)).toBe('unknown_page');
    expect(await statusOf(page)).toEqual(['superseded']);
  });

  test('it is validated again when it is due: a path that was taken meanwhile', async () => {
    const page = await create('/contested');
    await plan(page);
    const { id, version } = page;
    await editor.updatePageSettings({ params: { id }, body: { version, path: '/elsewhere' } });
    await publish(await create('/contested'));
    await runAt('2026-12-01T05:00:00Z');
    expect(await statusOf(page)).toEqual(['path_taken']);
    expect(await visit(t, '/contested')).not.toMatchObject({ id });
  });

  test('a stuck one does not block others', async () => {
    const [stuck, valid] = [await create(), await create()];
    const { id } = await plan(stuck);
    await plan(valid, 'publish', '2026-12-01T09:01');
    await t.database.db
      .update(pageSchedules)
      .set({ snapshot: null })
      .where(eq(pageSchedules.id, id));
    await runAt('2026-12-01T06:00:00Z');
    expect([await statusOf(stuck), await statusOf(valid)]).toEqual([['pending'], ['done']]);
    await publisher.cancelPageSchedule({ params: { id } });
  });

  test.each([
    ['2026-11-20T11:59', 'past'],
    ['2029-01-01T00:00', 'too_far'],
    ['2026-02-30T10:00', 'no_such_time'],
    ['2026-12-01T24:30', 'no_such_time'],
  ])('%s is refused: %s', async (at, code) => {
    const error = await plan(await create(), 'publish', at).catch((thrown) => thrown);
    expect(error.problem).toMatchObject({ status: 422, errors: [{ field: 'at', code }] });
  });

  test('concurrent schedules and a publication leave a consistent state', async () => {
    const page = await create();
    const outcomes = await Promise.all([
      rejected(plan(page)),
      rejected(plan(page, 'publish', '2026-12-02T09:00')),
      rejected(publish(page)),
    ]);
    expect(outcomes[2]).toBe('done');
    expect(outcomes.slice(0, 2)).toContain('done');
    await runAt('2026-12-03T00:00:00Z');
    const { data } = await editor.getPage({ params: { id: page.id } });
    expect(data.published_version).toBe(1);
    expect(await statusOf(page)).not.toContain('pending');
    const versions = await editor.listPageVersions({ params: { id: page.id } });
    expect(versions.meta.total).toBe(1);
  });

  test('pending schedules of all pages are listed, soonest first', async () => {
    const [one, two] = [await create(), await create()];
    await plan(one, 'publish', '2027-01-02T00:00');
    await plan(two, 'publish', '2027-01-01T00:00');
    const { data } = await editor.listSchedules();
    expect(data.map(({ page_id }) => page_id)).toEqual([two.id, one.id]);
    expect(await rejected(plan(one))).toBe('already_scheduled');
  });
});
