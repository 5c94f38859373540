import { isServiceError } from '@mawkib/api-clients';
import { getOrder, initOrder } from '@mawkib/api-clients/contracts/purchase';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderLocks, orders, paymentEvents, payments, vehicles } from '../../db/schema/index.js';
import { createBuyer } from '../../testing/create-buyer.js';
import { jobsDone } from '../../testing/jobs-done.js';
import {
  type DepositTerms,
  openPayingMarket,
  type PayingMarket,
} from '../../testing/paying-market.js';
import { moneyAt } from '../../testing/sandbox-payments.js';
import { describeOnDatabase } from '../../testing/test-api.js';
import { reconcilePayments, settlementJob } from './payment-jobs.js';

const minute = 60_000;
const aed = { amount: 500_000, currency: 'AED' };
const usd = { amount: 150_050, currency: 'USD' };
const allTerms: [string, DepositTerms][] = [
  ['Stripe, held', { vendor: 'STRIPE', capture_method: 'manual', deposit: 5000, quote: aed }],
  ['Stripe, at once', { vendor: 'STRIPE', capture_method: 'automatic', deposit: 5000, quote: aed }],
  [
    'PayPal, at once',
    { vendor: 'PAYPAL', capture_method: 'automatic', deposit: 1500.5, quote: usd },
  ],
  ['PayPal, held', { vendor: 'PAYPAL', capture_method: 'manual', deposit: 1500.5, quote: usd }],
  ['LiqPay, held', { vendor: 'LIQPAY', capture_method: 'manual', deposit: 1500.5, quote: usd }],
  [
    'LiqPay, at once',
    { vendor: 'LIQPAY', capture_method: 'automatic', deposit: 1500.5, quote: usd },
  ],
];
type Visitor = ReturnType<typeof createBuyer>;

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) =>
      isServiceError(error) ? `${error.status} ${error.problem?.code}` : String(error),
  );

describeOnDatabase('payments', (open) => {
  let market: PayingMarket;
  beforeAll(async () => {
    market = await openPayingMarket(open);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    // A reset sandbox reuses its ids, so no earlier message may still be in transit.
    market.sandbox.reset();
    await market.sandbox.deliveries.idle();
    const { db } = market.t.database;
    await db.delete(paymentEvents);
    await db.delete(payments);
    market.sandbox.reset();
  });

  const fault = (
    taking: DepositTerms,
    on: 'call' | 'webhook',
    kind: 'delay' | 'drop' | 'lose' | 'status' | 'duplicate' | 'reorder',
    more = {},
  ) =>
    market.sandbox.faults.add({
      service: taking.vendor.toLowerCase(),
      ...{ on, kind, route: '*', times: 1, ms: 0, status: 500, copies: 5 },
      ...more,
    });
  const ordersOf = (lock_id: string) =>
    market.t.database.db.select().from(orders).where(eq(orders.lock_id, lock_id));
  const paid = async (lock_id: string) => {
    const [order, ...more] = await ordersOf(lock_id);
    return more.length === 0 && order?.status === 'confirmed' && order.payment_status === 'paid';
  };
  const statusOf = async (id: string) => {
    const [row] = await market.t.database.db.select().from(vehicles).where(eq(vehicles.id, id));
    return row?.status;
  };
  const paymentOf = async (vendor_id: string) => {
    const { db } = market.t.database;
    const [row] = await db.select().from(payments).where(eq(payments.vendor_id, vendor_id));
    return row;
  };
  const mails = async ({ email }: Visitor): Promise<{ subject: string; text: string }[]> =>
    (await fetch(`${market.sandbox.url}/_sandbox/mails?to=${email}`)).json();
  const mailed = (visitor: Visitor, subject: RegExp, count = 1) =>
    vi.waitFor(async () => {
      const found = (await mails(visitor)).filter((mail) => subject.test(mail.subject));
      expect(found).toHaveLength(count);
      return found;
    });
  /** Resolves once every webhook was answered and every job of it is done. */
  const settled = async (check: () => Promise<unknown>) => {
    await market.sandbox.deliveries.idle();
    await vi.waitFor(async () => expect(await check()).toBe(true), {
      timeout: limit(40_000),
      interval: 50,
    });
  };
  const reconciled = async () => {
    market.later(2 * minute);
    await reconcilePayments(market.settling);
  };
  const start = async (taking: DepositTerms) => {
    await market.take(taking);
    const visitor = createBuyer(market, taking);
    const lock = await visitor.hold();
    await visitor.begin(taking.capture_method);
    return { visitor, lock };
  };
  const once = { captured: 1, back: 0, held: 0 };

  describe.each(allTerms)('by %s', (_, taking) => {
    test('become one order with one capture, even if the buyer returns repeatedly', async () => {
      const { visitor, lock } = await start(taking);
      expect(lock).toMatchObject({ vendor_uuid: taking.vendor, deposit: taking.quote });
      expect(lock.gateway?.public_key).toBeTruthy();
      expect(await codeOf(visitor.order())).toBe('409 payment_incomplete');
      await visitor.pay();
      const answers = await Promise.all([visitor.order(), visitor.order()]);
      const third = await visitor.order();
      const numbers = new Set([...answers, third].map(({ data }) => data.order_number));
      expect(numbers.size).toBe(1);
      expect(third.data).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
      expect(await moneyAt(market.sandbox)).toEqual(once);
      expect(await statusOf(visitor.car.vehicle_id)).toBe('reserved');
      const [mail] = await mailed(visitor, /محجوزة باسمك/);
      expect(mail?.text).toContain(taking.quote.currency === 'AED' ? '5,000' : '1,500.50');
      const [kept] = await market.t.database.db
        .select()
        .from(orderLocks)
        .where(eq(orderLocks.lock_id, visitor.lock_id));
      expect(kept?.checkout_encrypted).toBeNull();
      const read = await market.t.api.call(getOrder, {
        params: { number: third.data.order_number },
      });
      expect(read.data.payment_status).toBe('paid');
    });

    test('become one order if the buyer never returns and the webhook arrives five times', async () => {
      const { visitor } = await start(taking);
      fault(taking, 'webhook', 'duplicate', { times: null });
      await visitor.pay();
      await settled(() => paid(visitor.lock_id));
      await market.sandbox.deliveries.idle();
      await jobsDone(market.t.database.db, settlementJob);
      expect(await ordersOf(visitor.lock_id)).toHaveLength(1);
      expect(await moneyAt(market.sandbox)).toEqual(once);
      expect((await visitor.order()).data.payment_status).toBe('paid');
      await mailed(visitor, /محجوزة باسمك/);
    });

    test('become one order without any webhook or return of the buyer', async () => {
      const { visitor } = await start(taking);
      fault(taking, 'webhook', 'drop', { times: null });
      await visitor.pay();
      await reconciled();
      expect(await paid(visitor.lock_id)).toBe(true);
      await reconciled();
      expect(await moneyAt(market.sandbox)).toEqual(once);
    });

    test('are returned when the hold was lost, with a mail to the buyer', async () => {
      // A message about the start that arrives after the hold would end the payment before it is
      // paid.
      fault(taking, 'webhook', 'drop', { times: null });
      const { visitor } = await start(taking);
      market.later(16 * minute);
      const { data: other } = await market.t.api.call(initOrder, { body: visitor.car });
      expect(other.lock_id).not.toBe(visitor.lock_id);
      await visitor.pay();
      expect(await codeOf(visitor.order())).toBe('409 lock_lost');
      const { captured, back, held } = await moneyAt(market.sandbox);
      expect([captured - back, held]).toEqual([0, 0]);
      expect(await ordersOf(visitor.lock_id)).toEqual([]);
      // Subject and text say the same: refunded, or never charged.
      const subject = captured ? /نرد إليك/ : /ألغينا تعليق/;
      const [mail] = await mailed(visitor, subject);
      expect(mail?.text).toMatch(captured ? /رددنا المبلغ/ : /لم يُخصم أي مبلغ/);
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(captured ? /لم يُخصم/ : /نرد|رددنا/);
      await reconciled();
      expect(await codeOf(visitor.order())).toBe('409 lock_lost');
      await mailed(visitor, subject);
    });

    test('are returned if the vehicle is unavailable, after a webhook alone', async () => {
      const { visitor } = await start(taking);
      await market.t.database.db
        .update(vehicles)
        .set({ status: 'sold' })
        .where(eq(vehicles.id, visitor.car.vehicle_id));
      await visitor.pay();
      await settled(async () => (await paymentOf(visitor.vendor_id))?.state === 'returned');
      const { captured, back, held } = await moneyAt(market.sandbox);
      expect([captured - back, held]).toEqual([0, 0]);
      expect(await codeOf(visitor.order())).toBe('409 vehicle_unavailable');
      await mailed(visitor, captured ? /نرد إليك/ : /ألغينا تعليق/);
    });

    test('that a bank declines place no order, and the hold can be paid again', async () => {
      const { visitor } = await start(taking);
      await visitor.pay(false);
      expect(await codeOf(visitor.order())).toBe('409 payment_declined');
      expect(await moneyAt(market.sandbox)).toMatchObject({ captured: 0 });
      expect(await visitor.begin(taking.capture_method)).toBe(visitor.vendor_id);
      await visitor.pay();
      expect((await visitor.order()).data).toMatchObject({ payment_status: 'paid' });
      expect(await ordersOf(visitor.lock_id)).toHaveLength(1);
      expect(await moneyAt(market.sandbox)).toEqual(once);
    });

    test('are one payment for two tabs and for a repeated call', async () => {
      await market.take(taking);
      const visitor = createBuyer(market, taking);
      await visitor.hold();
      const context = { idempotencyKey: `again-${visitor.lock_id}` };
      const route = {
        STRIPE: '/v1/payment_intents',
        PAYPAL: '/v2/checkout/orders',
        LIQPAY: '/none',
      };
      fault(taking, 'call', 'lose', { route: `POST ${route[taking.vendor]}` });
      const storeNewPayment = await Promise.all([
        visitor.begin(taking.capture_method, context),
        visitor.begin(taking.capture_method),
        visitor.begin(taking.capture_method, context),
      ]);
      expect(new Set(storeNewPayment).size).toBe(1);
    });

    test('end with their hold if nobody pays', async () => {
      const { visitor } = await start(taking);
      market.later(16 * minute);
      await reconciled();
      expect((await paymentOf(visitor.vendor_id))?.state).toBe('ended');
      expect(await mails(visitor)).toEqual([]);
    });

    test('are completed after a response was lost between capture and order', async () => {
      const { visitor } = await start(taking);
      fault(taking, 'webhook', 'drop', { times: null });
      await visitor.pay();
      const isTaken = taking.capture_method === 'automatic' && taking.vendor !== 'PAYPAL';
      const route = isTaken
        ? '*'
        : { STRIPE: '*/capture', PAYPAL: '*/capture', LIQPAY: 'POST /api/request' }[taking.vendor];
      fault(taking, 'call', 'lose', { times: 3, route });
      const first = await codeOf(visitor.order());
      expect(['done', '502 payment_failed']).toContain(first);
      market.sandbox.faults.reset();
      await reconciled();
      expect(await paid(visitor.lock_id)).toBe(true);
      expect(await moneyAt(market.sandbox)).toEqual(once);
      expect((await visitor.order()).data.payment_status).toBe('paid');
    });
  });
});
