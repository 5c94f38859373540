import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiConfig, readConfig } from '../config/api-config.js';
import { openServer } from '../db/open-server.js';
import { serverDatabase, startTestApi, type TestApi } from '../testing/test-api.js';
import { isFromThisMachine } from './embedded/is-from-this-machine.js';

const openOne = async (config: Partial<ApiConfig> = {}) =>
  startTestApi(await openServer(await serverDatabase('empty')), { config });

describe('demo people', () => {
  let t: TestApi;
  beforeAll(async () => {
    t = await openOne();
  });
  afterAll(() => t.close());

  const routes = ['sign-in?return_to=/ar/cms', 'callback', 'oidc/auth', 'interaction/abc'];
  const statusesFrom = (remoteAddress: string, headers: Record<string, string> = {}) =>
    Promise.all(
      routes.map(async (route) => {
        const url = `/services/identity/${route}`;
        const response = await t.app.inject({
          url,
          remoteAddress,
          headers: { host: 'localhost:3000', ...headers },
        });
        return response.statusCode;
      }),
    );

  test('sign in from this machine', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(await statusesFrom(address)).not.toContain(403);
    }
  });

  test.each(['192.0.2.7', '10.0.0.1', '::ffff:192.0.2.7', '2001:db8::1', '1270.0.0.1'])(
    'do not sign in from %s, whatever its Host header says',
    async (address) => {
      expect(await statusesFrom(address)).toEqual([403, 403, 403, 403]);
    },
  );

  test('do not sign in through a proxy on this machine', async () => {
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      expect(await statusesFrom('127.0.0.1', { [header]: '127.0.0.1' })).toEqual(
        routes.map(() => 403),
      );
    }
  });

  test('see the reason, on a page in their language', async () => {
    const response = await t.app.inject({
      url: '/services/identity/sign-in',
      remoteAddress: '192.0.2.7',
      headers: { accept: 'text/html', 'accept-language': 'en' },
    });
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('Demo accounts work only on the machine that runs the server');
  });

  test('sign in from elsewhere if the deployment allows it', async () => {
    const open = await openOne({ demoSignIn: true });
    const url = '/services/identity/sign-in?return_to=/ar/cms';
    const response = await open.app.inject({ url, remoteAddress: '192.0.2.7' });
    expect(response.statusCode).toBe(303);
    await open.close();
  });
});

test('a trusted proxy determines whether a request is from this machine', () => {
  const by = (ip: string) =>
    isFromThisMachine({ ip, ips: [ip, '127.0.0.1'], headers: { 'x-forwarded-for': ip } });
  expect([by('127.0.0.1'), by('192.0.2.7')]).toEqual([true, false]);
});

test('production without a data key does not start, whatever the origin', () => {
  const production = { NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(40) };
  const addresses = [{}, { PUBLIC_URL: 'http://localhost:3000' }, { HOST: '127.0.0.1' }];
  for (const address of [...addresses, { DEMO: 'true' }]) {
    expect(() => readConfig({ ...production, ...address })).toThrow('DATA_KEY: is required');
  }
});
