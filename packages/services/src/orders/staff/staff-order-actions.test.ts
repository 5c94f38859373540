import { isServiceError } from '@mawkib/api-clients';
import {
  createOrder,
  freeReservationVendor,
  initOrder,
} from '@mawkib/api-clients/contracts/purchase';
import {
  cancelStaffOrder,
  createOrderExport,
  downloadOrderExport,
  endStaffHold,
  extendStaffHold,
  extendStaffOrder,
  getOrderExport,
  getStaffOrder,
  listStaffHolds,
  refundStaffOrder,
  resendStaffOrderMail,
  sellStaffOrder,
} from '@mawkib/api-clients/contracts/staff';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, mailOutbox, orders, payments, vehicles } from '../../db/schema/index.js';
import { createBuyer } from '../../testing/create-buyer.js';
import {
  type DepositTerms,
  openPayingMarket,
  type PayingMarket,
  type Vendor,
} from '../../testing/paying-market.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

const hour = 3_600_000;
const termsOf = (vendor: Vendor): DepositTerms =>
  vendor === 'STRIPE'
    ? {
        vendor,
        capture_method: 'manual',
        deposit: 5000,
        quote: { amount: 500_000, currency: 'AED' },
      }
    : {
        vendor,
        capture_method: 'automatic',
        deposit: 1500.5,
        quote: { amount: 150_050, currency: 'USD' },
      };
const reason = 'The car was damaged in transport';

describeOnDatabase('staff', (open) => {
  let market: PayingMarket;
  let staff: Awaited<ReturnType<TestApi['as']>>;
  let other: Awaited<ReturnType<TestApi['as']>>;
  const db = () => market.t.database.db;
  const call: PayingMarket['t']['api']['call'] = (...input) => market.t.api.call(...input);

  beforeAll(async () => {
    market = await openPayingMarket(open);
    staff = await market.t.as('leads');
    other = await market.t.as('admin');
  });
  afterAll(() => market.close());

  /** Status and code of an error; the response otherwise. */
  const outcome = (promise: Promise<unknown>) =>
    promise.catch((error: unknown) =>
      isServiceError(error) ? `${error.status} ${error.problem?.code}` : error,
    );
  const orderOf = async (number: string) =>
    (await call(getStaffOrder, { params: { number } }, staff)).data;
  const statusOf = async (id: string) =>
    (await db().select().from(vehicles).where(eq(vehicles.id, id)))[0]?.status;
  const mailed = (number: string, name: string) =>
    db().$count(mailOutbox, and(eq(mailOutbox.order_number, number), eq(mailOutbox.name, name)));
  const audited = async (subject: string) =>
    (await db().select().from(auditLog).where(eq(auditLog.subject, subject))).map(
      ({ action }) => action,
    );

  const freeOrder = async (car = market.nextCar()) => {
    await market.take(termsOf('STRIPE'), { payment: freeReservationVendor, deposit: 0 });
    const { lock_id } = (await call(initOrder, { body: car })).data;
    const { data } = await call(createOrder, {
      body: {
        ...{ lock_id, vehicle_id: car.vehicle_id, vendor_uuid: freeReservationVendor },
        locale: 'en',
        lead_attributes: {
          first_name: '=Noura',
          last_name: 'Al Mansoori',
          email: `free-${car.vehicle_id}@example.test`.toLowerCase(),
          phone: `+9715${car.vehicle_id.replace(/\D/g, '').padStart(8, '0').slice(-8)}`,
          consent: true,
        },
      },
    });
    return { car, lock_id, number: data.order_number };
  };
  const paidOrder = async (vendor: Vendor = 'STRIPE') => {
    const terms = termsOf(vendor);
    await market.take(terms);
    const customer = createBuyer(market, terms);
    await customer.hold();
    await customer.begin();
    await customer.pay();
    const number = (await customer.order()).data.order_number;
    await expect.poll(async () => (await orderOf(number)).payment_status).toBe('paid');
    const [payment] = await db().select().from(payments).where(eq(payments.order_number, number));
    if (!payment?.vendor_id) throw new Error('not paid');
    const at = { ...payment, vendor_id: payment.vendor_id };
    const refunded = async () =>
      (await market.settling.vendors.byName.get(vendor)?.retrieve(at))?.refunded;
    return { number, car: customer.car, ...terms.quote, refunded };
  };
  const refund = (
    number: string,
    body: { amount: number; left: number; currency: string },
    who = staff,
    key?: string,
  ) =>
    call(
      refundStaffOrder,
      { params: { number }, body: { ...body, reason } },
      { ...who, ...(key !== undefined && { idempotencyKey: key }) },
    );
  const ended = (number: string) =>
    expect.poll(async () => (await orderOf(number)).refunds.map(({ state }) => state));

  describe('refund', () => {
    test.each(['STRIPE', 'PAYPAL', 'LIQPAY'] as const)(
      'by %s in parts and then in whole, with a mail each',
      async (vendor) => {
        const { number, amount, currency, refunded } = await paidOrder(vendor);
        const part = 40_010;
        const requested = await refund(number, { amount: part, left: amount, currency });
        expect(requested.data.refunds).toMatchObject([{ reason, by: expect.any(String) }]);
        await ended(number).toEqual(['done']);
        expect(await refunded()).toBe(part);
        expect(await orderOf(number)).toMatchObject({
          payment_status: 'paid',
          actions: { refund: { left: { amount: amount - part, currency }, parts: true } },
        });
        const left = amount - part;
        await refund(number, { amount: left, left, currency });
        await ended(number).toEqual(['done', 'done']);
        expect(await refunded()).toBe(amount);
        const order = await orderOf(number);
        expect(order).toMatchObject({
          status: 'confirmed',
          payment_status: 'refunded',
          actions: { refund: null },
        });
        expect(await mailed(number, 'order-refunded')).toBe(2);
        expect(await mailed(number, 'order-refunded-staff')).toBeGreaterThanOrEqual(2);
        expect(order.events.filter(({ kind }) => kind === 'refund')).toMatchObject([
          { detail: 'done', amount: { amount: part } },
          { detail: 'done', amount: { amount: left } },
        ]);
      },
      limit(40_000),
    );

    test('never more than was taken, and once for two members of staff', async () => {
      const { number, amount, currency, refunded } = await paidOrder();
      const tooMuch = { amount: amount + 1, left: amount, currency };
      expect(await outcome(refund(number, tooMuch))).toBe('400 invalid_request');
      const half = { amount: amount / 2, left: amount, currency };
      expect(await outcome(refund(number, { ...half, currency: 'USD' }))).toBe(
        '400 invalid_request',
      );
      const both = await Promise.all([
        outcome(refund(number, half, staff)),
        outcome(refund(number, half, other)),
      ]);
      expect(both.filter((one) => typeof one === 'string')).toHaveLength(1);
      expect(both.find((one) => typeof one === 'string')).toMatch(/^409 refund_(running|changed)$/);
      await ended(number).toEqual(['done']);
      expect(await outcome(refund(number, half))).toBe('409 refund_changed');
      expect(await refunded()).toBe(amount / 2);
      expect(await audited(`order/${number}`)).toEqual(['order.refund_requested']);
    });

    test('once, although the response of the vendor is lost, and the call is repeated', async () => {
      for (const [vendor, service, route] of [
        ['STRIPE', 'stripe', 'POST /v1/refunds'],
        ['PAYPAL', 'paypal', 'POST /v2/payments/captures/*'],
      ] as const) {
        const { number, amount, currency, refunded } = await paidOrder(vendor);
        await fetch(`${market.sandbox.url}/_sandbox/faults`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ service, kind: 'lose', route, times: 3 }),
        });
        const key = `refund-of-${number}`;
        const part = { amount: 10_000, left: amount, currency };
        const first = await refund(number, part, staff, key);
        expect(await refund(number, part, staff, key)).toEqual(first);
        await ended(number).toEqual(['done']);
        expect(await refunded()).toBe(10_000);
        expect(await mailed(number, 'order-refunded')).toBe(1);
      }
    });

    test('shows why the vendor rejected it', async () => {
      const { number, amount, currency } = await paidOrder();
      const [payment] = await db().select().from(payments).where(eq(payments.order_number, number));
      const { sandbox } = market;
      // Refunded on the vendor's own page meanwhile, as soon as the vendor has the money.
      const refundThere = () =>
        fetch(`${sandbox.url}/v1/refunds`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${sandbox.keys.stripeSecret}`,
            ...(payment?.account && { 'stripe-account': payment.account }),
          },
          body: new URLSearchParams({ payment_intent: payment?.vendor_id ?? '', amount: '400000' }),
        });
      await expect.poll(async () => (await refundThere()).status).toBe(200);
      await refund(number, { amount: 200_000, left: amount, currency });
      await ended(number).toEqual(['failed']);
      const order = await orderOf(number);
      expect(order.refunds[0]?.error).toBe('exceeds_amount');
      expect(order).toMatchObject({ payment_status: 'paid', actions: { refund: { parts: true } } });
    });
  });

  describe('cancel', () => {
    const cancel = (number: string, free_vehicle: boolean, who = staff) =>
      call(cancelStaffOrder, { params: { number }, body: { reason, free_vehicle } }, who);

    test('a paid order: the car is free, and the rest of the money goes back once', async () => {
      const { number, car, amount, currency, refunded } = await paidOrder();
      await refund(number, { amount: 100_000, left: amount, currency });
      await ended(number).toEqual(['done']);
      await Promise.all([cancel(number, true), cancel(number, true, other)]);
      await expect.poll(async () => (await orderOf(number)).payment_status).toBe('refunded');
      expect(await refunded()).toBe(amount);
      expect(await statusOf(car.vehicle_id)).toBe('stock');
      expect(await mailed(number, 'order-cancelled')).toBe(1);
      // One for the part, one for the rest.
      expect(await mailed(number, 'order-refunded')).toBe(2);
      const order = await orderOf(number);
      expect(order.cancel_reason).toBe(reason);
      expect(order.actions).toMatchObject({ cancel: false, mails: ['order-cancelled'] });
      expect(await audited(`order/${number}`)).toEqual([
        'order.refund_requested',
        'order.cancelled',
      ]);
    });

    test('a waiting order, and keep the car reserved', async () => {
      const { number, car } = await freeOrder();
      expect((await cancel(number, false)).data.status).toBe('cancelled');
      expect(await statusOf(car.vehicle_id)).toBe('reserved');
      // A car that is built on demand was never reserved.
      const built = market.nextCar();
      const isBuilt = eq(vehicles.id, built.vehicle_id);
      await db().update(vehicles).set({ status: 'on_demand' }).where(isBuilt);
      const shared = await freeOrder(built);
      await cancel(shared.number, false);
      expect(await statusOf(built.vehicle_id)).toBe('on_demand');
      const [entry] = await db()
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `order/${shared.number}`));
      expect(JSON.parse(entry?.content ?? '')).toMatchObject({ action: 'order.cancelled' });
      expect(entry?.content).not.toContain('reserved');
      expect(await outcome(cancel('MK-0000-0000', true))).toBe('404 order_not_found');
      const late = await freeOrder();
      await db()
        .update(orders)
        .set({ expires_at: new Date(0) })
        .where(eq(orders.order_number, late.number));
      expect(await outcome(cancel(late.number, true))).toBe('409 order_closed');
    });

    test('no order after its car is marked as sold, until that is undone', async () => {
      const { number, car } = await paidOrder();
      const sell = (sold: boolean) =>
        call(sellStaffOrder, { params: { number }, body: { sold } }, staff);
      await Promise.all([sell(true), sell(true)]);
      expect(await statusOf(car.vehicle_id)).toBe('sold');
      expect(await outcome(cancel(number, true))).toBe('409 order_sold');
      await sell(false);
      expect(await statusOf(car.vehicle_id)).toBe('reserved');
      expect((await orderOf(number)).actions).toMatchObject({ cancel: true, sell: true });
      expect(await audited(`order/${number}`)).toEqual(['order.sold', 'order.unsold']);
    });
  });

  test('extend the deadline of an order, and send its link again', async () => {
    const { number, car, lock_id } = await freeOrder();
    const { expires_at } = await orderOf(number);
    const inHours = (hours: number) =>
      new Date(Date.parse(expires_at) + hours * hour).toISOString();
    const extend = (until: string) =>
      call(extendStaffOrder, { params: { number }, body: { until } }, staff);
    const until = inHours(48);
    expect((await extend(until)).data.expires_at).toBe(until);
    await extend(until);
    expect(await outcome(extend(inHours(1)))).toBe('400 invalid_request');
    expect(await outcome(extend(inHours(24 * 60)))).toBe('400 invalid_request');
    expect(await audited(`order/${number}`)).toEqual(['order.extended']);
    expect((await call(initOrder, { body: { ...car, lock_id } })).data.expires_at).toBe(until);

    const resend = (mail: 'order-confirm' | 'order-reserved') =>
      call(resendStaffOrderMail, { params: { number }, body: { mail } }, staff);
    expect(await outcome(resend('order-reserved'))).toBe('409 mail_not_due');
    market.later(2 * 60_000);
    const twice = await Promise.all([
      outcome(resend('order-confirm')),
      outcome(resend('order-confirm')),
    ]);
    expect(twice.filter((one) => one === '409 mail_just_sent')).toHaveLength(1);
    expect(await mailed(number, 'order-confirm')).toBe(2);
    const { events } = await orderOf(number);
    expect(events.filter(({ kind }) => kind === 'mail').map(({ detail }) => detail)).toEqual([
      'order-confirm',
      'order-confirm',
    ]);
  });

  test('see, extend and end holds of other people, without their keys', async () => {
    await market.take(termsOf('STRIPE'));
    const customer = createBuyer(market, termsOf('STRIPE'));
    await customer.hold();
    await customer.begin();
    const vehicle_id = customer.car.vehicle_id;
    const find = async () => {
      const found = await call(listStaffHolds, {}, staff);
      expect(JSON.stringify(found)).not.toContain(customer.lock_id);
      return found.data.find(({ vehicle }) => vehicle.id === vehicle_id);
    };
    const hold = await find();
    if (!hold) throw new Error('no hold');
    expect(hold).toMatchObject({ paying: true, deposit: termsOf('STRIPE').quote });
    const { since } = hold;
    const until = new Date(Date.parse(hold.expires_at) + hour).toISOString();
    const params = { vehicle_id };
    const extended = await call(extendStaffHold, { params, body: { since, until } }, staff);
    expect(extended.data.expires_at).toBe(until);
    const elsewhere = { since: new Date(0).toISOString() };
    expect(await outcome(call(endStaffHold, { params, body: elsewhere }, staff))).toBe(
      '409 hold_changed',
    );
    await call(endStaffHold, { params, body: { since } }, staff);
    expect(await find()).toBeUndefined();
    expect(await outcome(call(endStaffHold, { params, body: { since } }, other))).toBe(
      '409 hold_changed',
    );
    expect(await audited(`vehicle/${vehicle_id}`)).toEqual(['hold.extended', 'hold.ended']);
    // Money that arrives now goes back.
    await customer.pay();
    await expect
      .poll(
        async () =>
          (await db().select().from(payments).where(eq(payments.vendor_id, customer.vendor_id)))[0]
            ?.state,
      )
      .toMatch(/returned|ended/);
  });

  test('export the orders of a filter, safe for spreadsheets', async () => {
    const { number } = await freeOrder();
    await freeOrder();
    const { data: begun } = await call(
      createOrderExport,
      { headers: { 'Order-Person': await emailOf(number) }, body: { status: 'created' } },
      { ...staff, locale: 'en' },
    );
    const params = { export_id: begun.id };
    await expect
      .poll(async () => (await call(getOrderExport, { params }, staff)).data.status)
      .toBe('done');
    const { bytes } = await call(downloadOrderExport, { params }, staff);
    const lines = Buffer.from(bytes).toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Order number');
    expect(lines[1]).toContain(number);
    expect(lines[1]).toContain("'=Noura");
    expect(lines[1]).toContain('Waiting for confirmation,Not required,Free reservation');
  });

  const emailOf = async (number: string) => (await orderOf(number)).customer?.email ?? '';

  test('need the role leads or admin', async () => {
    const editor = await market.t.as('editor');
    const params = { number: 'MK-0000-0000' };
    const body = { reason, free_vehicle: true };
    expect(await outcome(call(cancelStaffOrder, { params, body }, editor))).toBe('403 forbidden');
    expect(await outcome(call(listStaffHolds, {}, editor))).toBe('403 forbidden');
  });
});
