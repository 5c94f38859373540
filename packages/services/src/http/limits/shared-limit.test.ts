import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from '../../db/open-server.js';
import { serverDatabase, startTestApi, type TestApi } from '../../testing/test-api.js';

const now = new Date('2026-11-20T08:00:00Z');
const config = {
  demoSignIn: true,
  limits: { signInPerMinute: 3, leadsPerMinute: 3 },
  clock: { now: () => now },
  sessionSecret: 's'.repeat(40),
};

let processes: TestApi[];
beforeAll(async () => {
  const url = await serverDatabase('empty');
  const open = async () => startTestApi(await openServer(url), { config });
  processes = [await open(), await open()];
});
afterAll(() => Promise.all(processes.map((one) => one.close())));

/** Sends requests to the processes in turn; returns how many were rejected by a limit. */
async function rejected(request: (t: TestApi) => Promise<{ statusCode: number }>) {
  let count = 0;
  for (let at = 0; at < 8; at += 1) {
    const { statusCode } = await request(processes[at % 2] as TestApi);
    if (statusCode === 429) count += 1;
  }
  return count;
}

test.each([
  ['leads', 'POST', '/services/forms/forms/none/leads'],
  ['orders', 'POST', '/services/purchase/buy_online/orders'],
  ['starts of a sign-in', 'GET', '/services/identity/sign-in?return_to=/ar/cms'],
  ['attempts at a password', 'POST', '/services/identity/interaction/none'],
] as const)('%s of an address are limited over all processes', async (name, method, url) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const remoteAddress = `192.0.2.${name.length}`;
  const body = url.includes('identity') ? { headers, payload: 'email=a' } : { payload: {} };
  const request = { method, url, remoteAddress, ...(method === 'POST' && body) };
  expect(await rejected((t) => t.app.inject(request))).toBe(5);
});

test('a flood reaches the database no more often than the limit of each process', async () => {
  const [first] = processes as [TestApi, TestApi];
  const { db } = first.database;
  const used = async () =>
    (await db.query.allowances.findMany()).reduce((sum, row) => sum + row.used, 0);
  const before = await used();
  for (let at = 0; at < 50; at += 1) {
    await first.app.inject({
      method: 'POST',
      url: '/services/forms/forms/none/leads',
      remoteAddress: '198.51.100.9',
      payload: {},
    });
  }
  expect((await used()) - before).toBe(3);
});
