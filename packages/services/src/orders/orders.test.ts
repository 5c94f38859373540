import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isServiceError } from '@mawkib/api-clients';
import type { Locale } from '@mawkib/api-clients/contracts';
import {
  confirmOrder,
  createOrder,
  freeReservationVendor,
  getOrder,
  initOrder,
} from '@mawkib/api-clients/contracts/purchase';
import { getVehicle, type RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { formatPhone } from '@mawkib/forms/engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dealers, mailOutbox, orderLocks, orders, settings, vehicles } from '../db/schema/index.js';
import { createApi } from '../server/create-api.js';
import { shareOrderConfig } from '../testing/share-order-config.js';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';

const minute = 60_000;
const buyer = {
  first_name: 'نورة',
  last_name: 'المنصوري',
  email: 'noura@example.test',
  phone: '+971500000001',
  consent: true as const,
};

describeOnBoth('purchase', (open) => {
  let t: TestApi;
  let now = new Date('2026-11-20T08:00:00Z');
  let free: { vehicle_id: string; company_uuid: string }[] = [];
  let car = { vehicle_id: '', company_uuid: '' };
  const dataDir = path.join(tmpdir(), `mawkib-purchase-${process.pid}-${Date.now()}`);

  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const init = (lock_id?: string) => t.api.call(initOrder, { body: { ...car, lock_id } });
  const order = (lock_id: string, locale: Locale = 'ar') =>
    t.api.call(createOrder, {
      body: {
        lock_id,
        vehicle_id: car.vehicle_id,
        vendor_uuid: freeReservationVendor,
        locale,
        lead_attributes: buyer,
      },
    });
  const codeOf = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => null,
      (reason: unknown) => reason,
    );
    return isServiceError(error) ? `${error.status} ${error.problem?.code}` : error;
  };
  const vehicle = async (): Promise<RawVehicle> => {
    const params = { listing: 'all', id: car.vehicle_id };
    return (await t.api.call(getVehicle, { params, query: {} })).data;
  };
  const linkOf = async (orderNumber: string) => {
    for (let waited = 0; waited < 100; waited += 1) {
      for (const name of await readdir(path.join(dataDir, 'mail')).catch(() => [])) {
        if (!name.endsWith('.eml')) continue;
        const mail = plainText(await readFile(path.join(dataDir, 'mail', name), 'utf8'));
        const link = new RegExp(`https?://\\S+/${orderNumber}\\?token=(\\S+)`).exec(mail);
        if (link?.[1]) return { url: link[0], token: link[1] };
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`No mail for ${orderNumber}`);
  };

  const mailFiles = async () => {
    const names = await readdir(path.join(dataDir, 'mail'));
    const mailed = names.filter((name) => name.endsWith('.eml'));
    return Promise.all(mailed.map((name) => readFile(path.join(dataDir, 'mail', name), 'utf8')));
  };

  /** Number of mails with all of these texts. */
  const mails = async (...words: string[]) => {
    await expect
      .poll(async () => (await t.database.db.select().from(mailOutbox)).every((row) => row.sent_at))
      .toBe(true);
    const files = await mailFiles();
    return files.filter((file) => words.every((word) => plainText(file).includes(word))).length;
  };

  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['mail'], config: { dataDir, clock: { now: () => now } } });
    await shareOrderConfig(t.database.db);
    free = await t.database.db
      .select({ vehicle_id: vehicles.id, company_uuid: dealers.company_uuid })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(eq(vehicles.status, 'stock'))
      .orderBy(vehicles.id)
      .limit(60);
  });
  afterAll(async () => {
    await t.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => {
    const next = free.pop();
    if (!next) throw new Error('No vehicle left');
    car = next;
  });

  describe('a hold', () => {
    test('goes to one of twenty concurrent buyers at two processes', async () => {
      const shared = { ...t.database, close: async () => {} };
      const other = await createApi(
        { ...t.config, demo: false },
        { database: shared, background: 'none' },
      );
      const apis = [t.api, other];
      const tries = await Promise.allSettled(
        Array.from({ length: 20 }, (_, at) => apis[at % 2]?.call(initOrder, { body: car })),
      );
      await other.close();
      const lost = tries.filter((one) => one.status === 'rejected');
      expect(tries).toHaveLength(20);
      expect(lost).toHaveLength(19);
      for (const { reason } of lost) expect(reason.problem.code).toBe('vehicle_locked');
    });

    test('goes to one of two hundred concurrent buyers, and is stored once', async () => {
      const tries = await Promise.allSettled(Array.from({ length: 200 }, () => init()));
      const lost = tries.filter((one) => one.status === 'rejected');
      expect(lost).toHaveLength(199);
      for (const { reason } of lost) expect(reason.problem.code).toBe('vehicle_locked');
      const { db } = t.database;
      expect(await db.$count(orderLocks, eq(orderLocks.vehicle_id, car.vehicle_id))).toBe(1);
    });

    test('is free and ends at its expiry time', async () => {
      const { data } = await init();
      expect(data).toMatchObject({
        vehicle_id: car.vehicle_id,
        vendor_uuid: freeReservationVendor,
        deposit: { amount: 0, currency: 'AED' },
        expires_at: new Date(now.getTime() + 15 * minute).toISOString(),
      });
      expect(await codeOf(init())).toBe('409 vehicle_locked');
      later(15 * minute);
      expect((await init()).data.lock_id).not.toBe(data.lock_id);
    });

    test('is extended for its buyer', async () => {
      const first = (await init()).data;
      later(10 * minute);
      const again = (await init(first.lock_id)).data;
      expect(again.lock_id).toBe(first.lock_id);
      expect(Date.parse(again.expires_at) - now.getTime()).toBe(15 * minute);
    });

    const setStatus = (status: string) =>
      t.database.db.update(vehicles).set({ status }).where(eq(vehicles.id, car.vehicle_id));

    test.each(['stock', 'available_soon', 'on_demand', 'in_production', 'delivery', 'demo'])(
      'is given for a vehicle that is %s, and does not change that [S-4-05]',
      async (status) => {
        await setStatus(status);
        expect((await init()).data.lock_id).toBeTruthy();
        const [row] = await t.database.db
          .select({ status: vehicles.status })
          .from(vehicles)
          .where(eq(vehicles.id, car.vehicle_id));
        expect(row?.status).toBe(status);
      },
    );

    test('is rejected for vehicles that are retired, unknown or of another seller', async () => {
      await t.database.db
        .update(vehicles)
        .set({ status: 'sold' })
        .where(eq(vehicles.id, car.vehicle_id));
      expect(await codeOf(init())).toBe('409 vehicle_unavailable');
      car = { ...car, company_uuid: 'someone-else' };
      expect(await codeOf(init())).toBe('400 invalid_request');
      car = { ...car, vehicle_id: 'nothing' };
      expect(await codeOf(init())).toBe('404 vehicle_not_found');
    });
  });

  describe('an order', () => {
    test('is placed once per hold, even if sent repeatedly', async () => {
      const { lock_id } = (await init()).data;
      const answers = await Promise.all(Array.from({ length: 8 }, () => order(lock_id)));
      expect(new Set(answers.map(({ data }) => data.order_number)).size).toBe(1);
      expect(answers[0]?.data.order_number).toMatch(
        /^MK-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
      );
      const stored = await t.database.db.select().from(orders).where(eq(orders.lock_id, lock_id));
      expect(stored).toHaveLength(1);
      expect(stored[0]?.customer).toBeNull();
      expect(JSON.stringify(stored)).not.toContain(buyer.email);
    });

    test('is rejected if the hold has ended, belongs to another vehicle or does not exist', async () => {
      const { lock_id } = (await init()).data;
      later(16 * minute);
      expect(await codeOf(order(lock_id))).toBe('409 lock_lost');
      expect(await codeOf(order('6f0d2a51-6b1c-4c0e-9a53-2f9a3c7d1e99'))).toBe('409 lock_lost');
    });

    test("has the vehicle's price, independent of the request", async () => {
      const { db } = t.database;
      const [stored] = await db.select().from(vehicles).where(eq(vehicles.id, car.vehicle_id));
      const cheap = { price: 1, price_minor: 1, sale_minor: 1, amount: 1, deposit_minor: 1 };
      const { lock_id } = (await init()).data;
      const response = await t.app.inject({
        method: 'POST',
        url: '/services/purchase/buy_online/orders',
        payload: {
          ...cheap,
          currency: 'JPY',
          status: 'confirmed',
          payment_status: 'paid',
          vehicle_vin: 'ANOTHER',
          lock_id,
          vehicle_id: car.vehicle_id,
          vendor_uuid: freeReservationVendor,
          lead_attributes: { ...buyer, ...cheap },
          metadata: { ...cheap, payment_status: 'paid' },
        },
      });
      expect(response.statusCode).toBe(201);
      const [order] = await db.select().from(orders).where(eq(orders.lock_id, lock_id));
      expect(order).toMatchObject({
        price_minor: stored?.sale_minor,
        currency: stored?.currency,
        deposit_minor: 0,
        status: 'created',
        payment_status: 'not_required',
        vin: stored?.vin,
      });
    });

    test('accepts only the payment vendor of its hold', async () => {
      const { lock_id } = (await init()).data;
      const body = {
        lock_id,
        vehicle_id: car.vehicle_id,
        vendor_uuid: 'PAID_ALREADY',
        lead_attributes: buyer,
      };
      expect(await codeOf(t.api.call(createOrder, { body }))).toMatch(/^4\d\d /);
      expect(await t.database.db.$count(orders, eq(orders.lock_id, lock_id))).toBe(0);
    });

    test('can be read by its number, without its customer', async () => {
      const { data } = await order((await init()).data.lock_id);
      const params = { number: data.order_number.toLowerCase().replace(/0/g, 'o') };
      const found = await t.api.call(getOrder, { params });
      expect(found.data).toMatchObject({ status: 'created', payment_status: 'not_required' });
      expect(JSON.stringify(found)).not.toContain(buyer.email);
      const missing = t.api.call(getOrder, { params: { number: 'MK-0000-0000' } });
      expect(await codeOf(missing)).toBe('404 order_not_found');
    });

    test('is confirmed by the mailed link: the vehicle reads reserved [S-4-05]', async () => {
      const { data } = await order((await init()).data.lock_id);
      const params = { number: data.order_number };
      const { url, token } = await linkOf(data.order_number);
      expect(url).toContain('/ar/showroom-order-online/confirmation/MK-');
      const wrong = t.api.call(confirmOrder, { params, body: { token: `${token}x` } });
      expect(await codeOf(wrong)).toBe('403 invalid_token');
      expect((await vehicle()).status).toBe('stock');

      const first = await t.api.call(confirmOrder, { params, body: { token } });
      const second = await t.api.call(confirmOrder, { params, body: { token } });
      expect(first.data.status).toBe('confirmed');
      expect(second).toEqual(first);
      await expect.poll(async () => (await vehicle()).status).toBe('reserved');
      expect(await codeOf(init())).toBe('409 vehicle_unavailable');
    });

    test('is mailed once to the retailer and the leads team when it is confirmed', async () => {
      await t.database.db
        .update(settings)
        .set({ value: 'team@market.test, Desk@market.test' })
        .where(eq(settings.key, 'mail.leads_recipients'));
      const { data } = await order((await init()).data.lock_id, 'en');
      const { token } = await linkOf(data.order_number);
      expect(await mails('حجز', data.order_number)).toBe(0);
      const confirm = () =>
        t.api.call(confirmOrder, { params: { number: data.order_number }, body: { token } });
      await Promise.all([confirm(), confirm(), confirm()]);
      await confirm();
      const [seller] = await t.database.db
        .select({ email: dealers.email })
        .from(vehicles)
        .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
        .where(eq(vehicles.id, car.vehicle_id));
      await mails();
      const files = await mailFiles();
      const told = files.filter((file) => plainText(file).includes('أكّد عميل حجز سيارة'));
      const mine = told.filter((file) => plainText(file).includes(data.order_number));
      expect(mine.map((file) => /^To: (.*)$/m.exec(file)?.[1]?.trim()).sort()).toEqual(
        [seller?.email, 'desk@market.test', 'team@market.test'].sort(),
      );
      for (const file of mine) {
        expect(plainText(file)).toContain('050 000 0001');
        expect(file).toMatch(/^Reply-To: noura@example.test/m);
      }
    });

    test('of a retailer without e-mail is mailed to the leads team only', async () => {
      const seller = eq(dealers.company_uuid, car.company_uuid);
      const known = await t.database.db.select().from(dealers).where(seller);
      await t.database.db.update(dealers).set({ email: '' }).where(seller);
      const { data } = await order((await init()).data.lock_id, 'en');
      const { token } = await linkOf(data.order_number);
      await t.api.call(confirmOrder, { params: { number: data.order_number }, body: { token } });
      expect(await mails('أكّد عميل حجز سيارة', data.order_number)).toBe(2);
      for (const { id, email } of known) {
        await t.database.db.update(dealers).set({ email }).where(eq(dealers.id, id));
      }
    });

    test('is mailed with the car, its picture and the retailer', async () => {
      const { data } = await order((await init()).data.lock_id, 'en');
      await linkOf(data.order_number);
      const file = (await mailFiles()).find((each) => plainText(each).includes(data.order_number));
      const [stored] = await t.database.db
        .select()
        .from(vehicles)
        .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
        .where(eq(vehicles.id, car.vehicle_id));
      const text = plainText(file ?? '');
      expect(text).toContain(stored?.vehicles.texts.en.model_display_name);
      expect(text).toContain(formatPhone(stored?.dealers.phone ?? ''));
      expect(text).toContain('the reservation ends and the car is available to everyone again');
      expect(text).not.toMatch(/cancel|vehicle\b/i);
      expect(file).toMatch(/^From: (Land Rover|Jaguar) </m);
      const html = plainText(file ?? '', 'html');
      expect(html).toContain(`/services/media/images/${stored?.vehicles.photos[0]?.image_id}/`);
    });

    test('goes over HTTP from hold to confirmation [S-7-43] [S-7-46] [S-7-47] [S-7-48]', async () => {
      const base = '/services/purchase/buy_online/orders';
      const held = await t.app.inject({ method: 'POST', url: `${base}/init`, payload: car });
      const payload = {
        lock_id: held.json().data.lock_id,
        vehicle_id: car.vehicle_id,
        vendor_uuid: freeReservationVendor,
        locale: 'en',
        confirmation_by_link: true,
        lead_attributes: buyer,
      };
      const ordered = await t.app.inject({ method: 'POST', url: base, payload });
      expect([held.statusCode, ordered.statusCode]).toEqual([200, 201]);
      const { order_number: number } = ordered.json().data;
      const read = await t.app.inject(`${base}/${number}`);
      expect(read.json().data).toMatchObject({
        order_number: number,
        created_at: now.toISOString(),
        payment_status: 'not_required',
        vin: (await vehicle()).vin,
      });
      expect(read.json().data).not.toHaveProperty('own');
      const { token } = await linkOf(number);
      const url = `${base}/${number}/confirm`;
      const confirmed = await t.app.inject({ method: 'PUT', url, payload: { token } });
      expect(confirmed.json().data).toMatchObject({ order_number: number, status: 'confirmed' });
      expect(await mails('Your reservation is confirmed', number)).toBe(1);
    });

    test('is shown in full to the browser that placed it, and confirmed by its link alone', async () => {
      const { lock_id } = (await init()).data;
      const { order_number: number } = (await order(lock_id)).data;
      const url = `/services/purchase/buy_online/orders/${number}`;
      const headers = { 'order-lock': lock_id };
      const own = await t.app.inject({ url, headers });
      expect(own.json().data).toHaveProperty('own');
      expect((await t.app.inject(url)).json().data).not.toHaveProperty('own');
      const confirm = { method: 'PUT', url: `${url}/confirm`, payload: {}, headers } as const;
      const unproved = await t.app.inject(confirm);
      expect([unproved.statusCode, unproved.json().code]).toEqual([403, 'invalid_token']);
    });

    test('with invalid data is rejected by field, and the hold stays', async () => {
      const { lock_id } = (await init()).data;
      const lead_attributes = { ...buyer, email: 'nowhere', phone: '12', consent: false };
      const payload = { lock_id, vehicle_id: car.vehicle_id, vendor_uuid: 'X', lead_attributes };
      const rejected = await t.app.inject({
        method: 'POST',
        url: '/services/purchase/buy_online/orders',
        payload,
      });
      expect(rejected.statusCode).toBe(400);
      const fields = rejected.json().errors.map(({ field }: { field: string }) => field);
      expect(fields).toEqual([
        'lead_attributes.email',
        'lead_attributes.phone',
        'lead_attributes.consent',
      ]);
      expect((await order(lock_id)).data.status).toBe('created');
    });

    test('without confirmation expires, and its vehicle is available again [S-4-05]', async () => {
      const { data } = await order((await init()).data.lock_id);
      const { token } = await linkOf(data.order_number);
      later(23 * 60 * minute);
      expect(await codeOf(init())).toBe('409 vehicle_locked');
      later(61 * minute);
      const params = { number: data.order_number };
      const tooLate = t.api.call(confirmOrder, { params, body: { token } });
      expect(await codeOf(tooLate)).toBe('409 order_expired');
      expect((await t.api.call(getOrder, { params })).data.status).toBe('expired');
      expect((await vehicle()).status).toBe('stock');
      const next = await order((await init()).data.lock_id);
      expect(next.data.order_number).not.toBe(data.order_number);
    });

    test('is mailed in its own language, and the outbox deletes the content', async () => {
      const { data } = await order((await init()).data.lock_id, 'en');
      expect((await linkOf(data.order_number)).url).toContain('/en/showroom-order-online/');
      await expect
        .poll(async () => {
          const rows = await t.database.db.select().from(mailOutbox);
          return rows.every(({ sent_at, message }) => sent_at && message === null);
        })
        .toBe(true);
    });

    test('explains errors in both languages', async () => {
      await init();
      for (const [locale, title] of [
        ['ar', 'شخص آخر يحجز هذه السيارة الآن'],
        ['en', 'Someone else is reserving this vehicle'],
      ] as const) {
        const rejected = t.api.call(initOrder, { body: car }, { locale });
        await expect(rejected).rejects.toMatchObject({ problem: { title } });
      }
    });
  });
});

/** Text or HTML part of a mail file. */
function plainText(eml: string, kind: 'plain' | 'html' = 'plain'): string {
  const [, boundary = '--'] = /boundary="([^"]+)"/.exec(eml) ?? [];
  const part =
    eml
      .split(`--${boundary}`)
      .find((each) => each.toLowerCase().includes(`content-type: text/${kind}`)) ?? eml;
  const [head = '', ...body] = part.trimStart().split(/\r?\n\r?\n/);
  const content = body.join('\n\n');
  if (/encoding: base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8');
  const bytes = content
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
