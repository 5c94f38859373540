import { getPage, getPageByPath, publishPage, savePage } from '@mawkib/api-clients/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Api, createApi } from '../create-api.js';
import { openServer } from '../db/open-server.js';
import { signIn } from '../testing/test-api.js';
import { testConfig } from '../testing/test-config.js';

const config = testConfig();
let one: Api;
let two: Api;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  const url = inject('postgresUrl');
  const admin = new pg.Client({ connectionString: `${url}/postgres` });
  await admin.connect();
  await admin.query('create database two_processes template template_demo');
  await admin.end();
  const database = await openServer(`${url}/two_processes`);
  one = await createApi(config, { database });
  two = await createApi(config, { database: await openServer(`${url}/two_processes`) });
  staff = await signIn(database, config, ['admin']);
});
afterAll(() => Promise.all([one.close(), two.close()]));

test('a page published in one process is shown by another within a second', async () => {
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
  await expect.poll(() => visit(two), { timeout: 1000 }).toContain(value);
});
