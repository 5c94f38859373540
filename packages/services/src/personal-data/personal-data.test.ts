import { randomBytes, randomUUID } from 'node:crypto';
import { createEvLead } from '@mawkib/api-clients/contracts/ev';
import { createLead } from '@mawkib/api-clients/contracts/forms';
import { createOrder, initOrder, waitForVehicle } from '@mawkib/api-clients/contracts/purchase';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { and, eq, isNull, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppContext } from '../app-context.js';
import { rows } from '../db/rows.js';
import {
  dataKeys,
  dealers,
  leadExports,
  leads,
  mailOutbox,
  orders,
  vehicles,
} from '../db/schema/index.js';
import { createPiiCipher } from '../encryption/pii-cipher.js';
import { evDataSource } from '../ev/ev-data-source.js';
import { leadDataSource } from '../forms/leads/lead-data-source.js';
import { encryptedMail, openMail } from '../mail/encrypted-mail.js';
import { createOutbox } from '../mail/outbox.js';
import { checkoutDataSource } from '../orders/checkout/checkout-data-source.js';
import { releaseAllExpired } from '../orders/checkout/reservation-expiry.job.js';
import { orderDataSource } from '../orders/order-data-source.js';
import { withStore } from '../orders/store/postgres/with-store.js';
import { waitingDataSource } from '../orders/waiting/waiting-data-source.js';
import type { PersonDataSource } from '../person-data-source.js';
import { type Api, createApi } from '../server/create-api.js';
import { shareOrderConfig } from '../testing/share-order-config.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { searchPerson } from './person-search.js';
import { deleteExpired } from './retention.job.js';

const person = { first_name: 'نورة', last_name: 'الكعبي', email: 'noura@example.test' };
const staff = { id: randomUUID(), name: 'هند', email: 'h@example.test', roles: [] };

describeOnDatabase('personal data', (open) => {
  let t: TestApi;
  let now: Date;
  let api: Api;
  const begin = async (options: { modules?: [] } = {}) => {
    now = new Date('2031-03-01T08:00:00Z');
    t = await open({
      demo: true,
      jobs: ['mail', 'sealing'],
      config: { clock: { now: () => now } },
      ...options,
    });
    await shareOrderConfig(t.database.db);
    api = t.api;
  };
  afterEach(() => t.close());

  const context = () =>
    ({
      db: t.database.db,
      clock: t.config.clock,
      config: t.config,
      cipher: createPiiCipher(t.config.dataKeys),
      events: { announce: async () => {} },
      mails: createOutbox({
        cipher: createPiiCipher(t.config.dataKeys),
        jobs: { enqueue: async () => {} } as unknown as AppContext['jobs'],
        clock: t.config.clock,
        log: pino({ level: 'silent' }),
      }),
    }) as unknown as AppContext;
  const send = async (email: string) => {
    const data = {
      ...person,
      email,
      phone: '0501234567',
      model: 'defender',
      retailer: 'MKDXB01',
      consent: 'true',
    };
    return (await api.call(createLead, { params: { id: 'test-drive' }, body: { data } })).data.id;
  };
  const order = async () => {
    const [car] = await t.database.db
      .select({ vehicle_id: vehicles.id, company_uuid: dealers.company_uuid })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(eq(vehicles.status, 'stock'))
      .limit(1);
    if (!car) throw new Error('No vehicle');
    const { lock_id, vendor_uuid } = (await api.call(initOrder, { body: car })).data;
    const lead_attributes = { ...person, phone: '+971500000001', consent: true as const };
    const body = {
      ...car,
      lock_id,
      vendor_uuid,
      lead_attributes,
      confirmation_by_link: true as const,
    };
    return (await api.call(createOrder, { body })).data;
  };
  const everything = async () =>
    JSON.stringify([
      await rows(t.database.db, sql`select l::text as row from leads l`),
      await rows(t.database.db, sql`select o::text as row from orders o`),
    ]);

  test('is never stored as plain text', async () => {
    await begin();
    await send('noura@example.test');
    await order();
    expect(await everything()).not.toMatch(/noura|نورة|501234567|500000001/);
    const jobs = await rows(t.database.db, sql`select data::text as data from jobs.job`);
    expect(JSON.stringify(jobs)).not.toMatch(/noura|501234567/);
  });

  test('is re-encrypted by a start with another key; the old one is not needed afterwards', async () => {
    // The first process ends before the second starts.
    await begin({ modules: [] });
    const shared = { ...t.database, close: async () => {} };
    const start = (...keys: Buffer[]) =>
      createApi({ ...t.config, demo: false, dataKeys: keys }, { database: shared });
    api = await start(...t.config.dataKeys);
    await send('noura@example.test');
    const plain = { id: randomUUID(), form_id: 'test-drive', locale: 'ar' as const };
    const data = { first_name: 'قديمة', email: 'old@example.test' };
    await t.database.db.insert(leads).values({ ...plain, created_at: now, data });
    await order();
    const volt = { email: 'volt@example.test' };
    await api.call(createEvLead, { body: volt });
    const waits = randomUUID();
    const [held] = await t.database.db
      .select({ vehicle_id: vehicles.id, company_uuid: dealers.company_uuid })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(and(eq(vehicles.status, 'stock'), isNull(vehicles.held_until)))
      .limit(1);
    if (!held) throw new Error('No vehicle');
    const lead_attributes = { ...person, phone: '+971500000002', consent: true as const };
    const checkout = { locale: 'ar' as const, lead_attributes };
    await api.call(initOrder, { body: { ...held, checkout } });
    const waiting = { vehicle_id: held.vehicle_id, email: 'waits@example.test' };
    await api.call(waitForVehicle, { body: { ...waiting, locale: 'ar' } });
    const message = { to: 'old@example.test', subject: 'س', text: 'T', html: 'T' };
    const mail = encryptedMail(createPiiCipher(t.config.dataKeys), waits, message);
    await t.database.db.insert(mailOutbox).values({ id: waits, created_at: now, ...mail });
    await api.close();
    const fresh = randomBytes(32);
    await expect(start(fresh)).rejects.toThrow(/^DATA_KEY: .*which is missing/);

    const rotated = await start(fresh, ...t.config.dataKeys);
    await vi.waitFor(
      async () => expect(await t.database.db.select().from(dataKeys)).toHaveLength(1),
      {
        interval: 50,
      },
    );
    await rotated.close();
    const cipher = createPiiCipher([fresh]);
    const [kept] = await t.database.db.select().from(mailOutbox).where(eq(mailOutbox.id, waits));
    expect(openMail(cipher, waits, kept?.encrypted ?? '').to).toBe('old@example.test');
    for (const row of await t.database.db.select().from(leads)) {
      expect(row.data).toBeNull();
      expect(cipher.isCurrent(row.encrypted ?? '')).toBe(true);
    }
    const read = async ({ read }: PersonDataSource, value: string) => {
      const found: unknown[] = [];
      const { indexes } = searchPerson(cipher, [value]);
      for await (const one of read({ ...context(), cipher }, t.database.db, indexes))
        found.push(one);
      return found;
    };
    expect(await read(leadDataSource, 'old@example.test')).toMatchObject([{ data }]);
    expect(await read(orderDataSource, 'noura@example.test')).toHaveLength(1);
    expect(await read(evDataSource, volt.email)).toMatchObject([{ lead: volt }]);
    expect(await read(checkoutDataSource, '+971500000002')).toMatchObject([{ told: checkout }]);
    expect(await read(waitingDataSource, waiting.email)).toMatchObject([waiting]);
    await (await start(fresh)).close();
  });

  test('is deleted after its retention period, with files and mails', async () => {
    await begin();
    await send('noura@example.test');
    await order();
    await api.call(createEvLead, { body: { email: 'noura@example.test' } });
    const made = { form_id: 'test-drive', status: 'done' as const, format: 'csv' as const };
    await t.database.db.insert(leadExports).values({
      ...made,
      id: randomUUID(),
      locale: 'ar',
      sort: 'created_at',
      created_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
      requested_by: staff.id,
    });
    const mails = async () => t.database.db.select().from(mailOutbox);
    await vi.waitFor(
      async () => expect((await mails()).every(({ sent_at }) => sent_at)).toBe(true),
      limit(15_000),
    );
    const sent = (await mails()).length;
    const none = { exports: 0, leads: 0, orders: 0, mails: 0, ev_leads: 0 };
    const after = (days: number) => {
      now = new Date(Date.parse('2031-03-01T08:00:00Z') + days * 86_400_000);
      return deleteExpired(context());
    };
    const ciphertext = /[\w+/]{80,}/;
    expect(await everything()).toMatch(ciphertext);
    expect(await after(0.9)).toEqual(none);
    expect(await after(1)).toEqual({ ...none, exports: 1 });
    expect(await after(30)).toEqual(none);
    expect(await after(31)).toEqual({ ...none, mails: sent });
    expect([sent > 0, await mails()]).toEqual([true, []]);
    expect(await after(730)).toEqual(none);
    expect(await after(731)).toEqual({ ...none, leads: 1, ev_leads: 1 });
    expect(await after(3651)).toEqual({ ...none, orders: 1 });
    expect(await everything()).not.toMatch(ciphertext);
    expect((await t.database.db.select().from(orders))[0]?.customer_encrypted).toBeNull();
    expect(await after(9000)).toEqual(none);
  });

  test('of a live reservation is kept; an expired one is released by itself', async () => {
    await begin();
    const placed = await order();
    const status = async () => (await t.database.db.select().from(orders))[0]?.status;
    expect(await releaseAllExpired(withStore(context()))).toBe(0);
    expect(await status()).toBe('created');
    now = new Date(Date.parse(String(placed.expires_at)) + 1);
    expect(await releaseAllExpired(withStore(context()))).toBe(1);
    expect(await status()).toBe('expired');
    expect(await releaseAllExpired(withStore(context()))).toBe(0);
  });
});
