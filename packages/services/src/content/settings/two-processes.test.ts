import {
  createPage,
  getPage,
  getPageByPath,
  publishPage,
  savePage,
  saveSiteSetting,
  schedulePage,
} from '@mawkib/api-clients/contracts/content';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../app-context.js';
import { openServer } from '../../db/open-server.js';
import { rows } from '../../db/rows.js';
import { type Api, createApi } from '../../server/create-api.js';
import { modules } from '../../server/modules.js';
import { serverDatabase, signIn } from '../../testing/test-api.js';
import { testConfig } from '../../testing/test-config.js';
import { runDueSchedules } from '../pages/schedules/scheduled-publishing.job.js';
import { heldClock } from '../staff-content.fixture.js';

/** Held, so that no cached content expires: what one process does reaches the other as an event. */
const now = new Date();
const config = testConfig({ clock: { now: () => now } });
let url: string;
let one: Api;
let two: Api;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  url = await serverDatabase('demo');
  const database = await openServer(url);
  one = await createApi(config, { database, background: 'none' });
  two = await createApi(config, { database: await openServer(url), background: 'none' });
  staff = await signIn(database, config, ['admin']);
});
afterAll(() => Promise.all([one.close(), two.close()]));

test('a page published in one process is shown by another at once', async () => {
  const visit = async (api: Api) =>
    JSON.stringify(await api.call(getPageByPath, { params: { path: '/defender' }, query: {} }));
  await visit(two);

  const params = { id: 'defender' };
  const { data: draft } = await one.call(getPage, { params }, staff);
  const block = draft.blocks.find(({ template }) => template === 'snippet');
  const value = 'نُشر في عملية أخرى';
  const operations = [{ kind: 'set_field', block: block?.id, field: 'title', locale: 'ar', value }];
  const saved = await one.call(
    savePage,
    { params, body: { version: draft.version, operations } },
    staff,
  );
  expect(await visit(one)).not.toContain(value);
  await one.call(publishPage, { params, body: { version: saved.data.version } }, staff);

  expect(await visit(one)).toContain(value);
  await expect.poll(() => visit(two)).toContain(value);
});

test('a setting written in one process clears the cache of another', async () => {
  const heard = new Promise<void>((resolve) => {
    two.events.on('settings_changed', () => resolve());
  });
  const params = { key: 'two_processes.setting' };
  await one.call(saveSiteSetting, { params, body: { value: 'x', version: 0 } }, staff);
  await heard;
});

test('a schedule survives a restart and runs once across processes', async () => {
  const clock = heldClock(new Date().toISOString());
  const start = async () => {
    const contexts: AppContext[] = [];
    const watched = modules.map((create, at) => (context: AppContext) => {
      if (at === 0) contexts.push(context);
      return create(context);
    });
    const database = await openServer(url);
    const api = await createApi(
      { ...config, clock },
      { database, modules: watched, background: 'none' },
    );
    return { api, context: contexts[0] as AppContext };
  };
  const first = await start();
  const body = { path: '/outlives', title: { ar: 'صفحة' } };
  const { data: page } = await first.api.call(createPage, { body }, staff);
  const params = { id: page.id };
  const plan = { action: 'publish' as const, at: '2027-01-01T00:00', version: 1 };
  await first.api.call(schedulePage, { params, body: plan }, staff);
  await first.api.close();

  clock.set('2027-06-01T00:00:00Z');
  const later = await Promise.all([start(), start()]);
  const done = await Promise.all(later.map(({ context }) => runDueSchedules(context)));
  expect(done.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  const { data } = await one.call(getPageByPath, { params: { path: '/outlives' }, query: {} });
  expect(data.id).toBe(page.id);
  const published = await rows(
    later[0]?.context.db as AppContext['db'],
    sql`select seq from audit_log where subject = ${`page/${page.id}`} and action = 'page.published'`,
  );
  expect(published).toHaveLength(1);
  await Promise.all(later.map(({ api }) => api.close()));
});
