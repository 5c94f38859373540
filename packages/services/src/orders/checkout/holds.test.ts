import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isServiceError } from '@mawkib/api-clients';
import { initOrder } from '@mawkib/api-clients/contracts/purchase';
import {
  getCompanyConfig,
  getVehicle,
  listVehiclesLight,
} from '@mawkib/api-clients/contracts/stock';
import { and, eq, isNull } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppContext } from '../../app-context.js';
import { companyConfig, dealers, orderLocks, vehicles } from '../../db/schema/index.js';
import { modules } from '../../server/modules.js';
import { shareOrderConfig } from '../../testing/share-order-config.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { postgresOrderStore } from '../store/postgres/postgres-order-store.js';
import { withStore } from '../store/postgres/with-store.js';
import { createHoldExpiryWatch } from './create-hold-expiry-watch.js';
import { forgetHolders } from './hold-limits.js';
import { releaseAllExpired } from './reservation-expiry.job.js';

const minute = 60_000;

describeOnDatabase('holds of a buyer', (open) => {
  let t: TestApi;
  let now = new Date('2026-11-20T08:00:00Z');
  let free: { vehicle_id: string; company_uuid: string }[] = [];
  let car = { vehicle_id: '', company_uuid: '' };
  let context: AppContext;
  const logged: string[] = [];
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const nextCar = () => {
    const next = free.pop();
    if (!next) throw new Error('No vehicle left');
    return next;
  };
  interface Buyer {
    browser?: string;
    address?: string;
    lock_id?: string;
    of?: typeof car;
    locale?: 'ar' | 'en';
  }
  const init = async ({ browser, address, lock_id, of = car, locale = 'en' }: Buyer = {}) => {
    const input = {
      body: { ...of, lock_id },
      headers: browser === undefined ? {} : { 'Order-Browser': browser },
    };
    const headers: Record<string, string> = address ? { 'x-client-address': address } : {};
    return (await t.api.call(initOrder, input, { headers, locale })).data;
  };
  const problemOf = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!isServiceError(error)) throw error ?? new Error('It was not rejected');
    return error.problem;
  };
  const codeOf = async (promise: Promise<unknown>) => (await problemOf(promise))?.code;
  const configure = (data: object, company = 'default') =>
    t.database.db
      .insert(companyConfig)
      .values({ company, section: 'order_online', config_type: 'order_online', position: 0, data })
      .onConflictDoNothing()
      .then(() =>
        t.database.db
          .update(companyConfig)
          .set({ data })
          .where(
            and(eq(companyConfig.company, company), eq(companyConfig.config_type, 'order_online')),
          ),
      );
  const expire = () => releaseAllExpired({ ...withStore(context), clock: { now: () => now } });

  beforeAll(async () => {
    t = await open({
      demo: true,
      modules: [
        ...modules,
        (given) => {
          context = given;
          return { name: 'purchase', handlers: [] };
        },
      ],
      config: {
        clock: { now: () => now },
        log: pino({ level: 'warn' }, { write: (line) => logged.push(line) }),
        holds: { perBrowser: 3, perBrowserDay: 10, perAddress: 5 },
      },
    });
    await shareOrderConfig(t.database.db);
    free = await t.database.db
      .select({ vehicle_id: vehicles.id, company_uuid: dealers.company_uuid })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(eq(vehicles.status, 'stock'))
      .orderBy(vehicles.id)
      .limit(120);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    later(25 * 60 * minute);
    await expire();
    await configure({});
    car = nextCar();
  });

  describe('are limited', () => {
    test('to three live ones per browser, in words with a next step', async () => {
      const browser = randomUUID();
      for (let at = 0; at < 3; at += 1) await init({ browser, of: nextCar() });
      const inEnglish = await problemOf(init({ browser }));
      expect(inEnglish).toMatchObject({ status: 429, code: 'hold_limit' });
      expect(inEnglish?.detail).toMatch(/Complete one of the reservations/);
      const inArabic = await problemOf(init({ browser: browser.toUpperCase(), locale: 'ar' }));
      expect(inArabic?.detail).toMatch(/^[\p{Script=Arabic}\s،.]+$/u);
      expect((await init({ browser: randomUUID() })).lock_id).toBeTruthy();
    });

    test('to ten per day and browser, and an extension is none', async () => {
      const browser = randomUUID();
      for (let at = 0; at < 10; at += 1) {
        const of = nextCar();
        const { lock_id } = await init({ browser, of });
        await init({ browser, of, lock_id });
        later(16 * minute);
      }
      expect(await codeOf(init({ browser }))).toBe('hold_limit');
      later(24 * 60 * minute);
      expect((await init({ browser })).lock_id).toBeTruthy();
    });

    test('per network address, whatever browsers say', async () => {
      for (let at = 0; at < 5; at += 1) {
        const address = `2001:db8::${at + 1}`;
        await init({ address, browser: randomUUID(), of: nextCar() });
      }
      expect(await codeOf(init({ address: '2001:db8::9', browser: randomUUID() }))).toBe(
        'hold_limit',
      );
      expect(await codeOf(init({ address: '2001:db8::9' }))).toBe('hold_limit');
      expect((await init({ address: '192.0.2.1' })).lock_id).toBeTruthy();
    });

    test('even if they are requested at once', async () => {
      const browser = randomUUID();
      const tries = await Promise.allSettled(
        Array.from({ length: 12 }, () => init({ browser, of: nextCar() })),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    });

    test('and their hashes are deleted after a day', async () => {
      const { lock_id } = await init({ browser: randomUUID(), address: '192.0.2.2' });
      const stored = async () => {
        const [row] = await t.database.db
          .select()
          .from(orderLocks)
          .where(eq(orderLocks.lock_id, lock_id));
        return [row?.browser_digest, row?.address_digest];
      };
      expect(JSON.stringify(await stored())).not.toContain('192.0.2.2');
      later(16 * minute);
      await expire();
      await forgetHolders(postgresOrderStore(t.database.db), now);
      expect(await stored()).not.toContain(null);
      later(24 * 60 * minute);
      await forgetHolders(postgresOrderStore(t.database.db), now);
      expect(await stored()).toEqual([null, null]);
    });
  });

  test('is found again by its browser in another tab or after a lost response', async () => {
    const browser = randomUUID();
    const { lock_id } = await init({ browser });
    expect((await init({ browser })).lock_id).toBe(lock_id);
    expect(await codeOf(init({ browser: randomUUID() }))).toBe('vehicle_locked');
    expect(await codeOf(init())).toBe('vehicle_locked');
  });

  describe('last', () => {
    const minutesLeft = ({ expires_at }: { expires_at: string }) =>
      (Date.parse(expires_at) - now.getTime()) / minute;

    test('at most 45 minutes with all extensions, then pause for ten minutes', async () => {
      const browser = randomUUID();
      const first = await init({ browser });
      const { lock_id } = first;
      expect(Date.parse(first.extendable_until ?? '') - now.getTime()).toBe(45 * minute);
      for (const [left, passed] of [
        [15, 14],
        [15, 14],
        [15, 14],
        [3, 2],
        [1, 1],
      ] as const) {
        expect(minutesLeft(await init({ browser, lock_id }))).toBe(left);
        later(passed * minute);
      }
      for (const buyer of [{ browser }, { lock_id }, { browser, lock_id }]) {
        expect(await codeOf(init(buyer))).toBe('hold_used_up');
      }
      const used = await problemOf(init({ browser }));
      expect(used).toMatchObject({ status: 409 });
      expect(used?.detail).toContain('in 10 minutes');
      // Another car, and another buyer, are not affected.
      expect((await init({ browser, of: nextCar() })).lock_id).toBeTruthy();
      later(10 * minute);
      expect(minutesLeft(await init({ browser }))).toBe(15);
    });

    test('no longer if they are acquired one after the other', async () => {
      const browser = randomUUID();
      await init({ browser });
      later(20 * minute);
      expect(minutesLeft(await init({ browser }))).toBe(15);
      later(16 * minute);
      expect(minutesLeft(await init({ browser }))).toBe(9);
      later(9 * minute);
      expect(await codeOf(init({ browser }))).toBe('hold_used_up');
      expect((await init({ browser: randomUUID() })).lock_id).toBeTruthy();
    });

    test('as long as the market says', async () => {
      await configure({ hold_minutes: 5, hold_max_minutes: 7 });
      const { lock_id, ...first } = await init();
      expect(minutesLeft(first)).toBe(5);
      later(4 * minute);
      expect(minutesLeft(await init({ lock_id }))).toBe(3);
    });
  });

  describe('follow the configuration of the company', () => {
    test('invalid members are defaults, and are logged by name', async () => {
      await configure({ hold_minutes: 'long', retailer_recipients: 'me', hold_max_minutes: 6 });
      const { expires_at } = await init();
      expect((Date.parse(expires_at) - now.getTime()) / minute).toBe(6);
      expect(logged.join('')).toContain('"members":["hold_minutes","retailer_recipients"]');
      expect(logged.join('')).not.toContain('long');
    });

    test.each([{ payment: 7 }, { payment: 'TULIPS' }, ['STRIPE']])(
      'an invalid payment is rejected: %j',
      async (data) => {
        await configure(data);
        expect(await codeOf(init())).toBe('payment_not_configured');
      },
    );

    test('a company that takes no orders rejects new holds', async () => {
      const { lock_id } = await init();
      await configure({ enabled: false }, car.company_uuid);
      expect((await init({ lock_id })).lock_id).toBe(lock_id);
      later(16 * minute);
      const rejected = await problemOf(init());
      expect(rejected).toMatchObject({ status: 409, code: 'ordering_disabled' });
      expect(rejected?.detail).toBeTruthy();
      await t.database.db.delete(companyConfig).where(eq(companyConfig.company, car.company_uuid));
    });

    test('all types are read with one call, the own ones before the default [S-3-36]', async () => {
      const types = ['', '_steps_page', '_checkout_page', '_success_page'].flatMap((page) => [
        `order_online${page}`,
        `config_order_online${page}`,
      ]);
      const { db } = t.database;
      for (const config_type of types) {
        await db
          .insert(companyConfig)
          .values({
            ...{ company: 'default', section: 'order_online', config_type, position: 50 },
            data: { of: 'default' },
          })
          .onConflictDoNothing();
      }
      const own = { company: 'one-seller', section: 'order_online', position: 0 };
      await db
        .insert(companyConfig)
        .values({ ...own, config_type: 'order_online', data: { of: 'seller' } });
      const { data } = await t.api.call(getCompanyConfig, {
        params: { section: 'all' },
        headers: { 'Company-Config': 'one-seller' },
        query: { config_type: types.join(',') },
      });
      expect([...new Set(data.map(({ config_type }) => config_type))].sort()).toEqual(
        [...types].sort(),
      );
      const plain = data.filter(({ config_type }) => config_type === 'order_online');
      expect(plain.map((entry) => entry.data)).toEqual([{ of: 'seller' }]);
    });
  });

  describe('are public data of the vehicle', () => {
    const read = async () => {
      const params = { listing: 'all', id: car.vehicle_id };
      return (await t.api.call(getVehicle, { params, query: {} })).data;
    };

    test('their end is in vehicle and list, nothing of the buyer', async () => {
      const browser = randomUUID();
      const { expires_at, lock_id } = await init({ browser, address: '192.0.2.3' });
      await expect.poll(async () => (await read()).held_until).toBe(expires_at);
      const text = JSON.stringify(await read());
      for (const secret of [browser, lock_id, '192.0.2.3']) expect(text).not.toContain(secret);
      const cards = async () =>
        (await t.api.call(listVehiclesLight, { params: { listing: 'all' }, query: {} })).data;
      const listed = (await cards()).find(({ status }) => status === 'stock');
      const of = { vehicle_id: listed?.id ?? '', company_uuid: String(listed?.company_uuid) };
      const until = (await init({ of })).expires_at;
      const held = async () => (await cards()).find(({ id }) => id === listed?.id)?.held_until;
      await expect.poll(held).toBe(until);
      later(16 * minute);
      await expire();
      await expect.poll(async () => (await read()).held_until).toBeNull();
    });

    test('an open stream is notified of their begin, and of their end at its time', async () => {
      await t.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = t.app.server.address() as AddressInfo;
      let text = '';
      const request = get(
        `http://127.0.0.1:${port}/services/stock/public_api/listing/all/changes?lang=ar`,
        (response) => response.setEncoding('utf8').on('data', (part: string) => (text += part)),
      ).on('error', () => {});
      await expect.poll(() => text).toContain('event: begun');
      const { expires_at } = await init();
      const said = (until: string) =>
        new RegExp(`"id":"${car.vehicle_id}"[^}]*"held_until":${until}`);
      await expect.poll(() => text).toMatch(said(`"${expires_at}"`));
      // Five seconds before the end: far less than between two checks.
      const left = 5_000;
      let time = Date.parse(expires_at) - left;
      const clock = { now: () => new Date(time) };
      const watch = createHoldExpiryWatch({ ...withStore(context), clock });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      // Not by a spy: the fake timers could not be removed from below it.
      const fake = globalThis.setTimeout;
      const waits: unknown[] = [];
      globalThis.setTimeout = new Proxy(fake, {
        apply(target, self, args: Parameters<typeof setTimeout>) {
          waits.push(args[1]);
          return Reflect.apply(target, self, args);
        },
      });
      watch.start();
      await expect.poll(() => waits).toContain(left);
      globalThis.setTimeout = fake;
      time += left;
      await vi.advanceTimersByTimeAsync(left);
      vi.useRealTimers();
      const isFree = () => expect.poll(() => text).toMatch(said('null'));
      await isFree().finally(() => watch.stop());
      later(15 * minute);
      expect(
        await t.database.db.$count(
          orderLocks,
          and(eq(orderLocks.vehicle_id, car.vehicle_id), isNull(orderLocks.released_at)),
        ),
      ).toBe(0);
      request.destroy();
    });
  });
});
