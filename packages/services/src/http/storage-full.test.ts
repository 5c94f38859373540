import { tmpdir } from 'node:os';
import { createLead } from '@mawkib/api-clients/contracts/forms';
import { expect, test } from 'vitest';
import { openServer } from '../db/open-server.js';
import { createStorageHealth } from '../runtime/storage-health.js';
import { serverDatabase, startTestApi } from '../testing/test-api.js';
import { toApiError } from './errors/to-api-error.js';
import { implement } from './implement.js';
import type { ModuleFactory } from './service-module.js';

const failed = (cause: Error & { code?: string }) => new Error('Failed query', { cause });
const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['the database has no room', failed(withCode('53100')), 507],
  ['this machine has no room', withCode('ENOSPC'), 507],
  ['a quota is used up', withCode('EDQUOT'), 507],
  [
    'the embedded database cannot write its log',
    failed(new Error('could not write to file "pg_wal/1": No space left on device')),
    507,
  ],
  ['the database is being stopped', failed(withCode('57P01')), 503],
  ['the database is not there', failed(withCode('ECONNREFUSED')), 503],
  ['something else is wrong', failed(withCode('42P01')), 500],
])('where %s the answer says so', (_, error, status) => {
  expect(toApiError(error).details.status).toBe(status);
});

test('a write on a full disk is 507 with a problem, and /ready reports it until a write succeeds', async () => {
  let now = Date.now();
  const forms: ModuleFactory = () => ({
    name: 'forms',
    handlers: [
      implement(createLead, async () => {
        throw failed(withCode('53100'));
      }),
    ],
  });
  const database = await openServer(await serverDatabase('empty'));
  const t = await startTestApi(database, {
    modules: [forms],
    config: { clock: { now: () => new Date(now) } },
  });
  const response = await t.app.inject({
    method: 'POST',
    url: '/services/forms/forms/test-drive/leads?locale=en',
    headers: { 'accept-language': 'en' },
    payload: { data: {}, idempotency_key: '6f1f3f5e-64ad-4f1a-8d53-0d5f2f4a7c11' },
  });
  expect(response.statusCode).toBe(507);
  expect(response.json()).toMatchObject({ code: 'storage_full', title: 'Storage is full' });
  const ready = await t.app.inject('/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'storage full' }]);
  // The database has room: the next try, a second later, succeeds.
  now += 1_000;
  expect((await t.app.inject('/ready')).statusCode).toBe(200);
  await t.close();
});

test('a nearly full disk is reported before a write fails', async () => {
  const clock = { now: () => new Date() };
  const health = (room?: number) =>
    createStorageHealth(tmpdir(), clock, {
      probe: async () => true,
      ...(room !== undefined && { room: async () => room }),
    });
  expect(await health(100_000).isFull()).toBe(true);
  expect(await health(1e9).isFull()).toBe(false);
  expect(await health().isFull()).toBe(false);
});

test('a disk that stays full is reported, and tried again once a second', async () => {
  let [now, tries] = [0, 0];
  let hasRoom = false;
  const health = createStorageHealth(
    tmpdir(),
    { now: () => new Date(now) },
    {
      probe: async () => {
        tries += 1;
        return hasRoom;
      },
    },
  );
  health.noteFull();
  expect([await health.isFull(), tries]).toEqual([true, 0]);
  for (const at of [1_000, 1_100, 1_900, 2_000]) {
    now = at;
    expect(await health.isFull()).toBe(true);
  }
  expect(tries).toBe(2);
  hasRoom = true;
  now = 3_000;
  expect([await health.isFull(), tries]).toEqual([false, 3]);
});
