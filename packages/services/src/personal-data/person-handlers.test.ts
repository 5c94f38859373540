import { randomUUID } from 'node:crypto';
import { createEvLead } from '@mawkib/api-clients/contracts/ev';
import { createLead } from '@mawkib/api-clients/contracts/forms';
import { createOrder, initOrder, waitForVehicle } from '@mawkib/api-clients/contracts/purchase';
import {
  erasePerson,
  exportPerson,
  findPerson,
  getErasure,
  listAuditLog,
  listErasures,
} from '@mawkib/api-clients/contracts/staff';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { verifyAuditLog } from '../audit/verify-audit-log.js';
import {
  dealers,
  evLeads,
  leadExports,
  leads,
  mailOutbox,
  orderLocks,
  orders,
  personErasures,
  vehicles,
} from '../db/schema/index.js';
import { createPiiCipher } from '../encryption/pii-cipher.js';
import { encryptedAnswers } from '../forms/lead-answers.js';
import { encryptedMail } from '../mail/encrypted-mail.js';
import { shareOrderConfig } from '../testing/share-order-config.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

type Staff = Awaited<ReturnType<TestApi['as']>>;

const day = 86_400_000;
const name = { first_name: 'نورة', last_name: 'الكعبي' };
const email = 'noura@example.test';
const keys = ['NOURA@example.test'];
const wish = { confirm: 'ERASE', reason: 'person_asked' as const, ticket: 'DP-118' };

describeOnDatabase("a person's data for staff", (open) => {
  let t: TestApi;
  let now = new Date('2031-03-01T08:00:00Z');
  let admin: Staff;
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['person_erasure'], config: { clock: { now: () => now } } });
    await shareOrderConfig(t.database.db);
  });
  beforeEach(async () => {
    now = new Date('2031-03-01T08:00:00Z');
    admin = await t.as('admin');
    for (const table of [
      leads,
      leadExports,
      orders,
      orderLocks,
      evLeads,
      mailOutbox,
      personErasures,
    ]) {
      await t.database.db.delete(table);
    }
  });
  afterAll(() => t.close());

  const send = async (to: string) => {
    const data = { ...name, email: to, phone: '0501234567', model: 'defender' };
    const body = { data: { ...data, retailer: 'MKDXB01', consent: 'true' } };
    return (await t.api.call(createLead, { params: { id: 'test-drive' }, body })).data.id;
  };
  const order = async () => {
    const [car] = await t.database.db
      .select({ vehicle_id: vehicles.id, company_uuid: dealers.company_uuid })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(eq(vehicles.status, 'stock'))
      .limit(1);
    if (!car) throw new Error('No vehicle');
    const { lock_id, vendor_uuid } = (await t.api.call(initOrder, { body: car })).data;
    const lead_attributes = { ...name, email, phone: '+971500000001', consent: true as const };
    const body = { ...car, lock_id, vendor_uuid, lead_attributes };
    const placed = { ...body, confirmation_by_link: true as const };
    return (await t.api.call(createOrder, { body: placed })).data.order_number;
  };
  /** Details of a hold, and a request for the held vehicle. */
  const holdAndWait = async () => {
    const [car] = await t.database.db
      .select({ vehicle_id: vehicles.id, company_uuid: dealers.company_uuid })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(and(eq(vehicles.status, 'stock'), isNull(vehicles.held_until)))
      .limit(1);
    if (!car) throw new Error('No vehicle');
    const lead_attributes = { ...name, email, phone: '+971500000001', consent: true as const };
    const checkout = { locale: 'ar' as const, lead_attributes };
    await t.api.call(initOrder, { body: { ...car, checkout } });
    const { vehicle_id } = car;
    await t.api.call(waitForVehicle, { body: { vehicle_id, email, locale: 'ar' } });
    return vehicle_id;
  };
  const find = async (requested = keys) =>
    (await t.api.call(findPerson, { body: { keys: requested } }, admin)).data;
  const held = async (requested = keys) =>
    Object.fromEntries((await find(requested)).held.map(({ kind, count }) => [kind, count]));
  const erase = async (more: object = {}, who = admin) =>
    (await t.api.call(erasePerson, { body: { keys, ...wish, ...more } }, who)).data;
  const problemOf = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: { problem: { code: string; [member: string]: unknown } }) => error.problem,
    );
  const said = async () => (await t.api.call(listAuditLog, { query: { items: 100 } }, admin)).data;

  test('is counted, exported, erased, and not found afterwards', async () => {
    const mine = await send('Noura@example.test');
    const other = await send('sara@example.test');
    const number = await order();
    const vehicle_id = await holdAndWait();
    const waits = randomUUID();
    const message = { to: 'Noura@example.test', subject: 'س', text: 'T', html: 'T' };
    const encrypted = encryptedMail(createPiiCipher(t.config.dataKeys), waits, message);
    await t.database.db.insert(mailOutbox).values({ id: waits, created_at: now, ...encrypted });
    const volt = { name: 'نورة', contact: { mail: email }, vehicle: 'i-pace' };
    await t.api.call(createEvLead, { body: volt });
    const all = { leads: 1, orders: 1, ev_leads: 1, checkouts: 1, waiting: 1 };
    expect(await held()).toMatchObject(all);
    // The number in another notation: both leads have it.
    expect(await held(['٠٥٠ ١٢٣ ٤٥٦٧'])).toMatchObject({ leads: 2, orders: 0 });

    const file = await t.api.call(exportPerson, { body: { keys } }, admin);
    expect(file.name).not.toContain('noura');
    const known = JSON.parse(Buffer.from(file.bytes).toString());
    expect(known.leads.map(({ id }: { id: string }) => id)).toEqual([mine]);
    expect(known.orders).toMatchObject([{ number, status: 'created', customer: { email } }]);
    expect(known.checkouts).toMatchObject([{ vehicle_id, told: { lead_attributes: { email } } }]);
    expect(known.waiting).toMatchObject([{ vehicle_id, email }]);
    expect(known.ev_leads).toMatchObject([{ status: 'created', lead: volt }]);
    expect(known.mails).toContainEqual(expect.objectContaining({ id: waits, text: 'T' }));

    const done = await erase({ confirm: ' erase ' });
    expect(done).toMatchObject({ status: 'done', reason: 'person_asked', ticket: 'DP-118' });
    expect(Object.fromEntries(done.counts.map(({ kind, count }) => [kind, count]))).toMatchObject({
      leads: 1,
      orders: 1,
      checkouts: 1,
      waiting: 1,
    });
    expect(new Set(Object.values(await held()))).toEqual(new Set([0]));
    expect(await t.database.db.select({ id: leads.id }).from(leads)).toEqual([{ id: other }]);
    const [row] = await t.database.db.select().from(orders);
    expect(row).toMatchObject({ status: 'cancelled', customer_encrypted: null, erased_at: now });
    const [gone] = await t.database.db.select().from(evLeads);
    expect(gone).toMatchObject({ encrypted: null, person_indexes: [], erased_at: now });
    const [kept] = await t.database.db.select().from(mailOutbox).where(eq(mailOutbox.id, waits));
    expect(kept).toBeUndefined();
    expect((await find()).erasures).toEqual([done]);
  });

  test('is erased once for repeated or concurrent requests', async () => {
    await send(email);
    const all = await Promise.all([erase(), erase(), erase()]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect((await erase()).id).toBe(all[0]?.id);
    const { data } = await t.api.call(listErasures, { query: {} }, admin);
    expect(data.map(({ id }) => id)).toEqual([all[0]?.id]);
    // A person who comes back can be erased again.
    now = new Date(now.getTime() + 1000);
    await send(email);
    expect((await erase()).id).not.toBe(all[0]?.id);
    const first = { query: { items: 1 } };
    const page = await t.api.call(listErasures, first, admin);
    const rest = { query: { items: 1, before: page.meta.next ?? '' } };
    expect((await t.api.call(listErasures, rest, admin)).data[0]?.id).toBe(all[0]?.id);
  });

  test('is recorded as erased in the audit log, without naming the person', async () => {
    await send(email);
    const { reference } = await find();
    await t.api.call(exportPerson, { body: { keys } }, admin);
    await erase();
    const [erased, exported] = await said();
    expect(erased).toMatchObject({
      action: 'person.erased',
      subject: `person/${reference}`,
      details: { leads: 1, reason: 'person_asked', ticket: 'DP-118' },
    });
    expect(exported).toMatchObject({ action: 'person.exported', subject: `person/${reference}` });
    const stored = JSON.stringify([
      await said(),
      await t.database.db.select().from(personErasures),
    ]);
    expect(stored).not.toMatch(/noura|نورة/i);
    const indexes = createPiiCipher(t.config.dataKeys).indexes({ kind: 'email', value: email });
    for (const index of indexes) expect(stored).not.toContain(index);
    expect(await verifyAuditLog(t.database.db)).toMatchObject({ ok: true });
  });

  test('under legal retention is listed with its date; everything else can be erased', async () => {
    await send(email);
    const number = await order();
    await t.database.db.update(orders).set({ status: 'confirmed' });
    const until = new Date(now.getTime() + 1825 * day).toISOString();
    expect((await find()).kept_orders).toEqual([{ number, until }]);
    const problem = await problemOf(erase());
    expect(problem).toMatchObject({ code: 'order_kept_by_law', orders: [{ number, until }] });
    expect(await held()).toMatchObject({ leads: 1, orders: 1 });

    const done = await erase({ keep_orders: true });
    expect(done.counts).toContainEqual({ kind: 'leads', count: 1 });
    expect(await held()).toMatchObject({ leads: 0, orders: 1 });
    now = new Date(now.getTime() + 1826 * day);
    // The session has expired by then.
    admin = await t.as('admin');
    expect((await find()).kept_orders).toEqual([]);
    await erase();
    expect((await t.database.db.select().from(orders))[0]).toMatchObject({
      status: 'confirmed',
      customer_encrypted: null,
    });
  });

  test('with many records is erased by a job, which does not name the person', async () => {
    const cipher = createPiiCipher(t.config.dataKeys);
    const rows = Array.from({ length: 1203 }, () => {
      const id = randomUUID();
      const known = { id, form_id: 'test-drive', locale: 'ar' as const, created_at: now };
      return { ...known, ...encryptedAnswers(cipher, id, { ...name, email }) };
    });
    for (let at = 0; at < rows.length; at += 300) {
      await t.database.db.insert(leads).values(rows.slice(at, at + 300));
    }
    await send('sara@example.test');
    const begun = await erase();
    expect(begun.status).toBe('pending');
    expect((await erase()).id).toBe(begun.id);
    const jobs = await t.database.db.execute(sql`select * from jobs.job`);
    expect(JSON.stringify(jobs)).not.toMatch(/noura/i);
    const params = { id: begun.id };
    await vi.waitFor(
      async () => {
        const { data } = await t.api.call(getErasure, { params }, admin);
        expect(data).toMatchObject({ status: 'done', counts: [{ kind: 'leads', count: 1203 }] });
      },
      { timeout: limit(30_000), interval: 100 },
    );
    expect(await t.database.db.$count(leads)).toBe(1);
    const [row] = await t.database.db.select().from(personErasures);
    expect(row?.encrypted).toBeNull();
    const actions = (await said()).map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['person.erased', 'person.erasure_requested']);
  });

  test('is removed from exported files as well', async () => {
    await send(email);
    const made = { form_id: 'test-drive', status: 'done' as const, format: 'csv' as const };
    await t.database.db.insert(leadExports).values({
      ...made,
      id: randomUUID(),
      locale: 'ar',
      sort: 'created_at',
      created_at: now,
      requested_by: randomUUID(),
    });
    await erase();
    expect(await t.database.db.$count(leadExports)).toBe(0);
  });

  test('requires exact input, and only administrators can erase it', async () => {
    await send(email);
    expect(await problemOf(erase({ confirm: 'yes' }))).toMatchObject({
      code: 'confirmation_needed',
      errors: [{ field: 'confirm' }],
    });
    for (const wrong of ['nothing', 'a@', '12']) {
      const requested = { body: { keys: [email, `${wrong}?`] } };
      expect(await problemOf(t.api.call(findPerson, requested, admin))).toMatchObject({
        code: 'unknown_person_key',
        errors: [{ field: 'keys.1' }],
      });
    }
    const clerk = await t.as('leads');
    expect(await problemOf(erase({}, clerk))).toMatchObject({ code: 'forbidden' });
    const { data } = await t.api.call(findPerson, { body: { keys } }, clerk);
    expect(data.held).toContainEqual({ kind: 'leads', count: 1 });
    expect(await held()).toMatchObject({ leads: 1 });
    const params = { id: randomUUID() };
    expect(await problemOf(t.api.call(getErasure, { params }, admin))).toMatchObject({
      code: 'unknown_erasure',
    });
    expect((await erase({ confirm: 'محو' })).status).toBe('done');
  });
});
