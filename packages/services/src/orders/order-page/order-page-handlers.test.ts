import { randomUUID } from 'node:crypto';
import { isServiceError } from '@mawkib/api-clients';
import {
  cancelOrder,
  confirmOrder,
  createOrder,
  freeReservationVendor,
  getHold,
  getOrder,
  getOrderOptions,
  initOrder,
} from '@mawkib/api-clients/contracts/purchase';
import { demoCompanyConfig } from '@mawkib/demo-market/data';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppContext } from '../../app-context.js';
import {
  auditLog,
  companyConfig,
  dealers,
  leads,
  orders,
  payments,
  settings,
  vehicles,
} from '../../db/schema/index.js';
import { modules } from '../../server/modules.js';
import { createBuyer } from '../../testing/create-buyer.js';
import {
  type DepositTerms,
  openPayingMarket,
  type PayingMarket,
} from '../../testing/paying-market.js';
import { moneyAt } from '../../testing/sandbox-payments.js';
import { describeOnDatabase } from '../../testing/test-api.js';
import { releaseAllExpired } from '../checkout/reservation-expiry.job.js';
import { remindBuyers } from '../mails/order-reminders.job.js';
import { settlePayment } from '../payments/settle-payment.js';
import { withStore } from '../store/postgres/with-store.js';

const hour = 3_600_000;
const terms: DepositTerms = {
  vendor: 'STRIPE',
  capture_method: 'manual',
  deposit: 5000,
  quote: { amount: 500_000, currency: 'AED' },
};
const buyer = {
  first_name: 'نورة',
  last_name: 'المنصوري',
  email: 'noura@example.test',
  phone: '+971500000001',
  consent: true as const,
};

describeOnDatabase('the page of an order', (open) => {
  let market: PayingMarket;
  let context: AppContext;
  /** Recipient, subject and text of each queued mail. */
  const mailed: { to: string; subject: string; text: string }[] = [];
  const linkIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
  const call: PayingMarket['t']['api']['call'] = (...input) => market.t.api.call(...input);
  const db = () => market.t.database.db;
  const codeOf = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => null,
      (reason: unknown) => reason,
    );
    return isServiceError(error) ? `${error.status} ${error.problem?.code}` : error;
  };
  const configure = async (data: object) => {
    await db()
      .update(companyConfig)
      .set({ data })
      .where(
        and(eq(companyConfig.company, 'default'), eq(companyConfig.config_type, 'order_online')),
      );
  };
  const statusOf = async (id: string) => {
    const [row] = await db().select().from(vehicles).where(eq(vehicles.id, id));
    return row?.status;
  };

  beforeAll(async () => {
    market = await openPayingMarket((options) =>
      open({
        ...options,
        modules: (options?.modules ?? modules).map((create) => (given) => {
          const enqueue: AppContext['mails']['enqueue'] = (tx, message) => {
            mailed.push(message);
            return given.mails.enqueue(tx, message);
          };
          context = { ...given, mails: { ...given.mails, enqueue } };
          return create(context);
        }),
      }),
    );
    await db().update(settings).set({ value: '' }).where(eq(settings.key, 'mail.leads_recipients'));
  });
  afterAll(() => market.close());
  beforeEach(() => {
    mailed.length = 0;
  });

  /** A free order; `token` is that of the mailed link. */
  const freeOrder = async (more: object = {}) => {
    await configure({ retailer_recipients: ['Sales@retailer.test'], ...more });
    const car = market.nextCar();
    const { lock_id } = (await call(initOrder, { body: car })).data;
    const { data } = await call(createOrder, {
      body: {
        ...{ lock_id, vehicle_id: car.vehicle_id, vendor_uuid: freeReservationVendor },
        ...{ locale: 'en', lead_attributes: buyer, metadata: { place: { emirate: 'Dubai' } } },
      },
    });
    return { car, lock_id, number: data.order_number, token: linkIn(mailed.at(-1)?.text) };
  };
  const paidOrder = async () => {
    await market.take(terms);
    const customer = createBuyer(market, terms);
    await customer.hold();
    await customer.begin();
    await customer.pay();
    const { data } = await customer.order();
    const reserved = mailed.find(({ to }) => to === customer.email);
    return { customer, number: data.order_number, token: linkIn(reserved?.text) };
  };
  const own = async (number: string, token: string) =>
    (await call(getOrder, { params: { number }, headers: { 'Order-Token': token } })).data.own;
  const cancel = (number: string, token: string, reason?: string) =>
    call(cancelOrder, { params: { number }, body: { token, reason } });

  test('shows what was ordered to its buyer only', async () => {
    const { number, token, lock_id } = await freeOrder();
    expect(await own(number, token)).toMatchObject({
      choices: { place: { emirate: 'Dubai' } },
      cancel: { allowed: true, until: null },
      deposit: null,
      pay_again: null,
    });
    const params = { number };
    const byLock = await call(getOrder, { params, headers: { 'Order-Lock': lock_id } });
    expect(byLock.data.own).toBeDefined();
    const plain = await call(getOrder, { params });
    expect(JSON.stringify(plain)).not.toMatch(/own|Dubai|noura/);
    for (const headers of [{ 'Order-Token': `${token}x` }, { 'Order-Lock': randomUUID() }]) {
      expect(await codeOf(call(getOrder, { params, headers }))).toBe('403 invalid_token');
    }
  });

  test('shows the appointment with its retailer to its buyer', async () => {
    const entry = demoCompanyConfig.find(
      ({ company, config_type }) =>
        company !== 'default' && config_type === 'order_online_steps_page',
    );
    if (!entry) throw new Error('No company of the demo has steps of its own');
    await db().insert(companyConfig).values(entry);
    const { company: company_uuid } = entry;
    const [car] = await db()
      .select({ vehicle_id: vehicles.id })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(and(eq(dealers.company_uuid, company_uuid), eq(vehicles.status, 'stock')))
      .orderBy(vehicles.id)
      .limit(1);
    if (!car) throw new Error('The company has no vehicle');
    const { vehicle_id } = car;
    const options = { params: { id: vehicle_id }, query: { lang: 'ar' as const } };
    const { retailers } = (await call(getOrderOptions, options)).data;
    // Not the seller, which the page names anyway.
    const retailer = retailers.at(-1);
    const query = { ...options.query, retailer_id: retailer?.id };
    const { appointment } = (await call(getOrderOptions, { ...options, query })).data;
    const [day] = appointment?.days ?? [];
    const slot = day?.slots[0];
    if (!retailer || retailer.is_seller || !day || !slot) throw new Error('No slot is free');
    const visit = { kind: 'test_drive' as const, date: day.date, slot };
    await configure({});
    const checkout = {
      locale: 'ar' as const,
      metadata: { appointment: { ...visit, retailer_id: retailer.id } },
    };
    const body = { vehicle_id, company_uuid, checkout };
    const { lock_id } = (await call(initOrder, { body })).data;
    const { data } = await call(createOrder, {
      body: {
        ...{ lock_id, vehicle_id, vendor_uuid: freeReservationVendor },
        ...{ locale: 'ar', lead_attributes: { ...buyer, email: 'visit@example.test' } },
      },
    });
    expect((await own(data.order_number, linkIn(mailed.at(-1)?.text)))?.appointment).toEqual({
      ...visit,
      retailer: { name: retailer.name, address: expect.stringContaining('·') },
    });
    await db().delete(companyConfig).where(eq(companyConfig.company, company_uuid));
  });

  describe('resumes a hold', () => {
    const stateOf = async (lock_id: string) =>
      (await call(getHold, { headers: { 'Order-Lock': lock_id } })).data;

    test('open, with the stored data, paying, then ordered with its number', async () => {
      await market.take(terms);
      const customer = createBuyer(market, terms);
      await customer.hold();
      const { lock_id, car } = customer;
      const opened = await stateOf(lock_id);
      expect(opened).toMatchObject({ state: 'open', vehicle_id: car.vehicle_id });
      expect(opened.checkout?.lead_attributes?.email).toBe(customer.email);
      expect(opened.deposit).toEqual(terms.quote);
      await customer.begin();
      expect((await stateOf(lock_id)).state).toBe('paying');
      await customer.pay();
      const { data } = await customer.order();
      const ordered = await stateOf(lock_id);
      expect(ordered).toMatchObject({ state: 'ordered', order_number: data.order_number });
      expect(await stateOf(lock_id)).toEqual({ ...ordered, now: expect.any(String) });
      expect(await db().$count(orders, eq(orders.lock_id, lock_id))).toBe(1);
    });

    test('lost after its end, and for ids that nobody has', async () => {
      await configure({});
      const { lock_id } = (await call(initOrder, { body: market.nextCar() })).data;
      market.later(hour);
      expect((await stateOf(lock_id)).state).toBe('lost');
      const unknown = await stateOf(randomUUID());
      expect(Object.keys(unknown).sort()).toEqual(['now', 'state']);
    });

    test('is private, and hostile ids are rejected', async () => {
      const url = '/services/purchase/buy_online/hold';
      const inject = (headers: Record<string, string>) => market.t.app.inject({ url, headers });
      for (const lock of ['', "'; --", 'x'.repeat(4000)]) {
        expect((await inject({ 'order-lock': lock })).statusCode).toBe(400);
      }
      expect((await inject({})).statusCode).toBe(400);
      const found = await inject({ 'order-lock': randomUUID() });
      expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'no-store']);
    });
  });

  describe('is confirmed by its lock', () => {
    test('once it is paid, idempotently', async () => {
      const { customer, number } = await paidOrder();
      const params = { number };
      const headers = { 'Order-Lock': customer.lock_id };
      const confirm = () => call(confirmOrder, { params, headers, body: {} });
      const [first, second] = [await confirm(), await confirm()];
      expect(first.data).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
      expect(second).toEqual(first);
    });

    test('but not by another one, and a free order only by the mailed link', async () => {
      const paid = await paidOrder();
      const free = await freeOrder();
      const confirm = (number: string, lock?: string) =>
        call(confirmOrder, {
          params: { number },
          headers: lock ? { 'Order-Lock': lock } : {},
          body: {},
        });
      expect(await codeOf(confirm(paid.number, free.lock_id))).toBe('403 invalid_token');
      expect(await codeOf(confirm(paid.number))).toBe('403 invalid_token');
      expect(await codeOf(confirm(free.number, free.lock_id))).toBe('403 invalid_token');
      const [row] = await db().select().from(orders).where(eq(orders.order_number, free.number));
      expect(row?.status).toBe('created');
    });
  });

  describe('cancels', () => {
    test('a free order: the vehicle is as before, the retailer is notified once', async () => {
      const { car, number, token } = await freeOrder();
      await db().update(vehicles).set({ status: 'demo' }).where(eq(vehicles.id, car.vehicle_id));
      await call(confirmOrder, { params: { number }, body: { token } });
      expect(await statusOf(car.vehicle_id)).toBe('reserved');
      const told = mailed.find(({ to }) => to === 'sales@retailer.test');
      expect(told?.text).toContain('Dubai');
      mailed.length = 0;
      const reason = 'I found http://evil.example cheaper';
      await Promise.all([cancel(number, token, reason), cancel(number, token, reason)]);
      const { data } = await cancel(number, token);
      expect(data.status).toBe('cancelled');
      expect(await statusOf(car.vehicle_id)).toBe('demo');
      expect(mailed.map(({ to }) => to).sort()).toEqual([buyer.email, 'sales@retailer.test']);
      expect(mailed.map(({ text }) => text).join()).not.toContain('http://evil');
      const entries = await db()
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `order/${number}`));
      expect(entries.map(({ action }) => action)).toEqual(['order.cancelled']);
      expect(JSON.stringify(entries)).not.toMatch(/noura|cheaper/);
      expect((await own(number, token))?.cancel.allowed).toBe(false);
      expect((await call(initOrder, { body: car })).data.lock_id).toBeTruthy();
    });

    test('a paid order: the money is returned once, and said to both', async () => {
      const { customer, number, token } = await paidOrder();
      expect((await own(number, token))?.cancel).toMatchObject({ allowed: true });
      const before = await moneyAt(market.sandbox);
      mailed.length = 0;
      const both = await Promise.all([cancel(number, token), cancel(number, token)]);
      // The money is on its way.
      expect(both.map(({ data }) => data.payment_status)).toContain('refunding');
      const [payment] = await db().select().from(payments).where(eq(payments.order_number, number));
      await settlePayment(market.settling, payment?.id ?? '');
      await expect
        .poll(async () => (await call(getOrder, { params: { number } })).data)
        .toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
      expect((await moneyAt(market.sandbox)).back).toBe(before.back + 1);
      await settlePayment(market.settling, payment?.id ?? '');
      const to = (address: string) => mailed.filter((mail) => mail.to === address);
      expect(to(customer.email).map(({ text }) => /5[,٬]000|٥٬٠٠٠/.test(text))).toEqual([
        true,
        true,
      ]);
      expect(mailed.filter(({ to }) => to !== customer.email)).toHaveLength(2);
      expect(await statusOf(customer.car.vehicle_id)).toBe('stock');
      expect((await cancel(number, token)).data.payment_status).toBe('refunded');
    });

    test('nothing with a wrong token, after the deadline or once it is sold', async () => {
      const { customer, number, token } = await paidOrder();
      for (const wrong of [`${token}x`, 'x', randomUUID(), "' or 1=1"]) {
        expect(await codeOf(cancel(number, wrong))).toBe('403 invalid_token');
      }
      expect(await codeOf(cancel('MK-0000-0000', token))).toBe('404 order_not_found');
      const car = eq(vehicles.id, customer.car.vehicle_id);
      await db().update(vehicles).set({ status: 'sold' }).where(car);
      expect(await codeOf(cancel(number, token))).toBe('409 cancel_closed');
      await db().update(vehicles).set({ status: 'reserved' }).where(car);
      market.later(14 * 24 * hour + 1000);
      expect((await own(number, token))?.cancel.allowed).toBe(false);
      expect(await codeOf(cancel(number, token))).toBe('409 cancel_closed');
      expect(await statusOf(customer.car.vehicle_id)).toBe('reserved');
    });
  });

  describe('is mailed about', () => {
    test('before its link expires, once, with a link that works like the first', async () => {
      const { number, token } = await freeOrder();
      mailed.length = 0;
      market.later(19 * hour);
      expect(await remindBuyers(context)).toBe(0);
      market.later(1.5 * hour);
      expect(await remindBuyers(context)).toBeGreaterThan(0);
      expect(await remindBuyers(context)).toBe(0);
      const reminder = mailed.find(({ text }) => text.includes(`${number}?token=`));
      expect(reminder?.subject).toMatch(/ends soon/);
      const other = linkIn(reminder?.text);
      expect(other).not.toBe(token);
      expect(await own(number, token)).toBeDefined();
      const confirmed = await call(confirmOrder, { params: { number }, body: { token: other } });
      expect(confirmed.data.status).toBe('confirmed');
    });

    test('when it expires, once, in its language', async () => {
      const { number, token } = await freeOrder();
      mailed.length = 0;
      market.later(25 * hour);
      await releaseAllExpired(withStore(context));
      await releaseAllExpired(withStore(context));
      const expired = mailed.filter(({ subject }) => subject.endsWith('has expired'));
      expect(expired.map(({ text }) => text.includes(number))).toContain(true);
      expect(expired.filter(({ text }) => text.includes(number))).toHaveLength(1);
      expect(await codeOf(cancel(number, token))).toBe('409 order_expired');
    });
  });

  test('its lead is created in the form of the market [S-3-36]', async () => {
    const { number } = await freeOrder({ lead_form_id: 'test-drive' });
    const [order] = await db().select().from(orders).where(eq(orders.order_number, number));
    const [lead] = await db()
      .select()
      .from(leads)
      .where(eq(leads.id, order?.rdx_forms_lead_id ?? ''));
    expect(lead?.form_id).toBe('test-drive');
    const without = await freeOrder({ lead_form_id: 'no-such-form' });
    const [other] = await db().select().from(orders).where(eq(orders.order_number, without.number));
    expect(other?.rdx_forms_lead_id).toBeNull();
  });
});
