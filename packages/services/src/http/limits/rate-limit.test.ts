import { saveConsentReceipt, savePage } from '@mawkib/api-clients/contracts/content';
import { createLead, uploadLeadFile } from '@mawkib/api-clients/contracts/forms';
import { checkSearches } from '@mawkib/api-clients/contracts/stock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { declaredOperations } from '../declared-operations.js';
import { networkOf, RateLimit } from './rate-limit.js';

describe('a rate limit', () => {
  let now = 0;
  const limit = () => new RateLimit({ now: () => new Date(now) });
  const rejected = (check: () => void) => {
    try {
      check();
      return null;
    } catch (error) {
      return (error as { details: { headers: Record<string, string> } }).details.headers;
    }
  };

  test('reports when the next call is allowed', () => {
    const limited = limit();
    limited.check('x', 'a', 1);
    now += 15_000;
    expect(rejected(() => limited.check('x', 'a', 1))).toEqual({ 'retry-after': '45' });
    now += 45_000;
    expect(rejected(() => limited.check('x', 'a', 1))).toBeNull();
  });

  test('keeps counting a frequent caller while a hundred thousand others call', () => {
    const limited = limit();
    let apiErrors = 0;
    for (let at = 0; at < 100_000; at += 1) {
      limited.check('x', `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, 5);
      if (at % 1000 === 0 && rejected(() => limited.check('x', 'often', 5))) apiErrors += 1;
    }
    expect(limited.size).toBeLessThanOrEqual(10_000);
    expect(apiErrors).toBeGreaterThan(0);
  });

  test('evicts expired windows before active ones', () => {
    const limited = limit();
    limited.check('x', 'old', 1);
    now += 60_000;
    limited.check('x', 'new', 1);
    expect(limited.size).toBe(1);
  });

  test('never reports more than its window, whatever happens to the clock', () => {
    const limited = limit();
    for (const jump of [13 * 3_600_000, -24 * 3_600_000, -30_000, 3_600_000]) {
      now += jump;
      limited.check('x', 'jumper', 2);
      limited.check('x', 'jumper', 2);
      expect(rejected(() => limited.check('x', 'jumper', 2))).toEqual({ 'retry-after': '60' });
    }
    expect(limited.size).toBe(1);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['a person', 'a person'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describeOnDatabase('limits of writes', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({
      config: {
        limits: { signInPerMinute: 2, leadsPerMinute: 2 },
        writeLimits: { addressPerMinute: 2, personPerMinute: 3 },
      },
    });
  });
  afterAll(() => t.close());

  /** Calls that pages make on their own have a higher limit, and a lead has several files. */
  const ofTheirOwn = new Map([
    [saveConsentReceipt.id, 60],
    [checkSearches.id, 60],
    [uploadLeadFile.id, 10],
  ]);
  const publicWrites = declaredOperations.filter(
    ({ access, method }) => access === 'public' && method !== 'GET',
  );
  const post = (id: string, address: string, language = 'ar') => {
    const operation = declaredOperations.find((one) => one.id === id) ?? createLead;
    return t.app.inject({
      method: operation.method,
      url: `/services/${operation.service}${operation.path.replace(/:\w+/g, 'x')}`,
      remoteAddress: address,
      headers: { 'accept-language': language },
      payload: {},
    });
  };

  test.each(publicWrites.map(({ id }) => [id]))(
    '%s is limited per address, wrong input counting too',
    async (id) => {
      const address = `2001:db8:0:${publicWrites.findIndex((one) => one.id === id)}::1`;
      const codes = [];
      for (let at = 0; at < 4; at += 1) codes.push((await post(id, address)).statusCode);
      const first = ofTheirOwn.get(id) ?? 2;
      if (first === 2) expect(codes.slice(2)).toEqual([429, 429]);
      for (let at = 4; at < first; at += 1) await post(id, address);
      const neighbour = address.replace('::1', '::2');
      const rejected = await post(id, neighbour, 'en');
      expect(rejected.statusCode).toBe(429);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
      expect(rejected.json()).toMatchObject({
        code: 'too_many_requests',
        title: 'Too many requests',
      });
      expect((await post(id, '198.51.100.1')).statusCode).not.toBe(429);
    },
  );

  test('staff are limited per person, over all their writes, and not per address', async () => {
    const write = (who: object) =>
      t.api
        .call(
          savePage,
          { params: { id: 'x' }, body: {} as never },
          {
            ...who,
            headers: { 'x-client-address': '192.0.2.1' },
          },
        )
        .catch((error: { status: number }) => error.status);
    const [one, two] = [await t.as('editor'), await t.as('editor')];
    expect([await write(one), await write(one), await write(one)]).toEqual([400, 400, 400]);
    expect(await write(one)).toBe(429);
    expect(await write(two)).toBe(400);
  });
});
