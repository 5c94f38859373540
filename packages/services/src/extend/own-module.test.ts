import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isServiceError } from '@mawkib/api-clients';
import type { roles } from '@mawkib/api-clients/contracts';
import { defineModule, type ModuleDefinition, rows, sql } from '@mawkib/services';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { describeOnDatabase, startTestApi, type TestApi } from '../testing/test-api.js';
import { countReports, getTide, setTide, tides } from './tides.fixture.js';

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) =>
      isServiceError(error) ? `${error.status} ${error.problem?.code}` : String(error),
  );

describeOnDatabase('a service of a market’s own', (open) => {
  let t: TestApi;
  let limited: TestApi | undefined;
  beforeAll(async () => {
    t = await open({ parts: { modules: [tides] }, jobs: true });
  });
  afterAll(async () => {
    await t.close();
    await limited?.close();
  });
  const params = { harbour: 'rashid' };
  const body = { high: '07:00', low: '13:00' };
  const put = (headers: Record<string, string>, payload: object = body) =>
    t.app.inject({ method: 'PUT', url: '/services/tides/harbours/rashid', headers, payload });
  const report = (key: string, height = 2) =>
    t.app.inject({
      method: 'POST',
      url: '/services/tides/harbours/rashid/reports',
      headers: { 'idempotency-key': key },
      payload: { height },
    });

  test('responds to visitors from its own tables, with its own errors', async () => {
    const response = await t.app.inject('/services/tides/harbours/rashid');
    expect(response.json()).toEqual({ data: { harbour: 'rashid', high: '06:12', low: '12:31' } });
    const unknown = await t.app.inject('/services/tides/harbours/jumeirah?locale=ar');
    expect([unknown.statusCode, unknown.json()]).toMatchObject([
      404,
      { code: 'unknown_harbour', title: 'لا نعرف هذا الميناء' },
    ]);
    expect((await t.app.inject('/services/tides/harbours/NO')).json().code).toBe('invalid_request');
    await expect(t.api.call(getTide, { params })).resolves.toEqual(response.json());
  });

  test('admits only the roles of its calls, with the session’s token', async () => {
    const tried = async (role?: (typeof roles)[number]) => [
      await codeOf(t.api.call(setTide, { params, body }, role && (await t.as(role)))),
      await codeOf(t.api.call(countReports, {}, role && (await t.as(role)))),
    ];
    expect(await tried()).toEqual(['401 sign_in_needed', '401 sign_in_needed']);
    expect(await tried('editor')).toEqual(['403 forbidden', 'done']);
    expect(await tried('leads')).toEqual(['403 forbidden', 'done']);
    expect(await tried('publisher')).toEqual(['done', 'done']);
    const { cookie, csrf } = await t.as('admin');
    expect((await put({ cookie })).json().code).toBe('csrf_token');
    expect((await put({ cookie, 'x-csrf-token': csrf })).statusCode).toBe(200);
    const [kept] = await rows<{ high: string }>(
      t.database.db,
      sql`select high from tides_harbours`,
    );
    expect(kept?.high).toBe('07:00');
    const [logged] = await rows<{ n: number }>(
      t.database.db,
      sql`select count(*)::int as n from audit_log where subject = 'tide/rashid'`,
    );
    expect(logged?.n).toBe(2);
  });

  test("executes a visitor's write once per key, with its job", async () => {
    const [first, again] = [await report('key-of-a-report-1'), await report('key-of-a-report-1')];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await report('key-of-a-report-1', 3)).json().code).toBe('idempotency_key_reused');
    const staff = await t.as('leads');
    await vi.waitFor(
      async () =>
        expect((await t.api.call(countReports, {}, staff)).data).toEqual({
          reports: 1,
          counted: 1,
        }),
      limit(10_000),
    );
  });

  test('has the limits of all writes', async () => {
    limited = await open({
      parts: { modules: [tides] },
      config: { writeLimits: { addressPerMinute: 2, personPerMinute: 0 } },
    });
    const { app } = limited;
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/services/tides/harbours/rashid/reports',
        payload: { height: 1 },
      });
    const statuses = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await send()).statusCode);
    expect(statuses).toEqual([201, 201, 429]);
  });

  test('is in the API documentation, in both languages', async () => {
    const document = (await t.app.inject('/services/openapi.json')).json();
    expect(document.tags).toContainEqual({ name: 'tides', description: 'Tide tables' });
    const paths = document.paths['/services/tides/harbours/{harbour}'];
    expect(paths.get).toMatchObject({ operationId: 'getTide', security: [] });
    expect(paths.put).toMatchObject({
      operationId: 'setTide',
      description: 'For staff with a role of: publisher, admin.',
      security: [{ session: [], csrf: [] }],
    });
    expect(Object.keys(paths.put.responses)).toContain('403');
    expect((await t.app.inject('/services/docs?locale=ar')).body).toContain('جداول المدّ والجزر');
    const page = await t.app.inject('/services/docs/tides?locale=en');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Tide tables')]);
  });
});

describeOnDatabase('tables of a market’s own', (open) => {
  let t: TestApi;
  let folder: string;
  beforeAll(async () => {
    t = await open();
    folder = await mkdtemp(path.join(tmpdir(), 'mawkib-tides-'));
  });
  afterAll(async () => {
    await t.close();
    await rm(folder, { recursive: true, force: true });
  });
  const opened: TestApi[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });
  /** Starts again on the same database. */
  const start = async (migrations: ModuleDefinition['migrations']) => {
    const module = defineModule({ name: 'reefs', calls: [], migrations });
    const database = { ...t.database, close: async () => {} };
    const one = await startTestApi(database, { parts: { modules: [module] } });
    opened.push(one);
  };
  const corals = async () =>
    (
      await rows<{ name: string }>(t.database.db, sql`select name from reefs_corals order by name`)
    ).map(({ name }) => name);

  test('are created once and migrated later, from a folder in the order of names', async () => {
    const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
    await write('0002_first.sql', "insert into reefs_corals values ('fire');");
    await write('0001_corals.sql', 'create table reefs_corals (name text primary key);');
    await write('notes.txt', 'no migration');
    await start(folder);
    expect(await corals()).toEqual(['fire']);
    await write('0003_second.sql', "insert into reefs_corals values ('brain');");
    await start(folder);
    await start(folder);
    expect(await corals()).toEqual(['brain', 'fire']);
  });

  test('are unchanged if a migration fails, and the start names it', async () => {
    const before = await corals();
    const more = [
      { name: '0004_third.sql', sql: "insert into reefs_corals values ('staghorn');" },
      { name: '0005_broken.sql', sql: 'alter table reefs_nowhere add column x int;' },
    ];
    await expect(start(more)).rejects.toThrow(
      /module reefs failed: reefs\/0005_broken.sql: relation "reefs_nowhere" does not exist/,
    );
    expect(await corals()).toEqual(before);
    await start(more.slice(0, 1));
    expect(await corals()).toContain('staghorn');
  });
});
