import { isServiceError } from '@mawkib/api-clients';
import { initOrder } from '@mawkib/api-clients/contracts/purchase';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orders, paymentEvents, payments, vehicles } from '../../db/schema/index.js';
import { createBuyer } from '../../testing/create-buyer.js';
import {
  type DepositTerms,
  openPayingMarket,
  type PayingMarket,
} from '../../testing/paying-market.js';
import { moneyAt } from '../../testing/sandbox-payments.js';
import { describeOnDatabase } from '../../testing/test-api.js';
import { releaseAllExpired } from '../checkout/reservation-expiry.job.js';
import { reconcilePayments } from './payment-jobs.js';

vi.setConfig({ testTimeout: limit(600_000) });

/** Generated histories per database; set `PAYMENT_RUNS=500` for more. */
const runs = Number(process.env.PAYMENT_RUNS ?? 12);
const minute = 60_000;

const aed = { amount: 500_000, currency: 'AED' };
const usd = { amount: 150_050, currency: 'USD' };
const taking: fc.Arbitrary<DepositTerms> = fc
  .tuple(
    fc.constantFrom('STRIPE' as const, 'PAYPAL' as const, 'LIQPAY' as const),
    fc.constantFrom('automatic' as const, 'manual' as const),
  )
  .map(([vendor, capture_method]) =>
    vendor === 'STRIPE'
      ? { vendor, capture_method, deposit: 5000, quote: aed }
      : { vendor, capture_method, deposit: 1500.5, quote: usd },
  );

type Event =
  | { do: 'pay'; good: boolean }
  | { do: 'return' | 'reconcile' | 'sell' | 'other buyer' | 'tell again' }
  | { do: 'wait'; minutes: number }
  | { do: 'fault'; on: 'call' | 'webhook'; kind: string; times: number; route: string };

const fault: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    do: fc.constant('fault' as const),
    on: fc.constant('call' as const),
    kind: fc.constantFrom('lose', 'drop', 'status', 'delay'),
    times: fc.integer({ min: 1, max: 6 }),
    route: fc.constantFrom('*', 'POST *', 'GET *', '*/capture', '*/refund*'),
  }),
  fc.record({
    do: fc.constant('fault' as const),
    on: fc.constant('webhook' as const),
    kind: fc.constantFrom('drop', 'duplicate', 'reorder', 'delay'),
    times: fc.integer({ min: 1, max: 6 }),
    route: fc.constant('*'),
  }),
);
const event: fc.Arbitrary<Event> = fc.oneof(
  { arbitrary: fault, weight: 4 },
  {
    arbitrary: fc.record({ do: fc.constant('pay' as const), good: fc.boolean() }),
    weight: 4,
  },
  { arbitrary: fc.constant({ do: 'return' } as const), weight: 4 },
  { arbitrary: fc.constant({ do: 'reconcile' } as const), weight: 2 },
  { arbitrary: fc.constant({ do: 'tell again' } as const), weight: 1 },
  { arbitrary: fc.constant({ do: 'other buyer' } as const), weight: 1 },
  { arbitrary: fc.constant({ do: 'sell' } as const), weight: 1 },
  {
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 5, 16, 90),
    }),
    weight: 2,
  },
);

/** LiqPay cannot cancel a payment: it is paid after its hold, and the webhook is lost. */
const paidTooLate: [DepositTerms, Event[]] = [
  { vendor: 'LIQPAY', capture_method: 'automatic', deposit: 1500.5, quote: usd },
  [
    { do: 'wait', minutes: 90 },
    { do: 'return' },
    { do: 'fault', on: 'webhook', kind: 'drop', times: 6, route: '*' },
    { do: 'pay', good: true },
  ],
];

describeOnDatabase('payments under faults', (open) => {
  let market: PayingMarket;
  beforeAll(async () => {
    market = await openPayingMarket(open);
  });
  afterAll(() => market.close());

  test('end as one paid order or with all money returned, for any sequence of events', async () => {
    await fc.assert(
      fc.asyncProperty(taking, fc.array(event, { minLength: 2, maxLength: 9 }), run),
      { numRuns: runs, endOnFailure: true, examples: [paidTooLate] },
    );
  });

  async function run(how: DepositTerms, history: Event[]): Promise<void> {
    const { sandbox, t, settling } = market;
    const { db } = t.database;
    await forgetAll();
    await market.take(how);
    const visitor = createBuyer(market, how);
    await visitor.hold();
    await visitor.begin(how.capture_method);
    let acknowledged = false;

    const act = async (one: Event): Promise<void> => {
      switch (one.do) {
        case 'pay':
          await visitor.pay(one.good).catch(() => 'the vendor was away');
          return;
        case 'return':
          try {
            const { data } = await visitor.order();
            acknowledged ||= data.payment_status === 'paid';
          } catch (error) {
            if (!isServiceError(error)) throw error;
            expect([409, 502], error.message).toContain(error.status);
          }
          return;
        case 'reconcile':
          await reconcilePayments(settling);
          return;
        case 'tell again':
          for (const { id } of sandbox.deliveries.list()) sandbox.deliveries.resend(id);
          return;
        case 'other buyer':
          await t.api.call(initOrder, { body: visitor.car }).catch(() => 'held');
          return;
        case 'sell':
          await db
            .update(vehicles)
            .set({ status: 'sold' })
            .where(eq(vehicles.id, visitor.car.vehicle_id));
          return;
        case 'wait':
          market.later(one.minutes * minute);
          await releaseAllExpired(settling);
          return;
        case 'fault': {
          const { do: _, ...ordered } = one;
          const baseArguments = {
            service: how.vendor.toLowerCase(),
            ms: 1_200,
            status: 503,
            copies: 4,
          };
          sandbox.faults.add({
            ...baseArguments,
            ...(ordered as { on: 'call'; kind: 'lose'; times: number; route: string }),
          });
        }
      }
    };
    for (const one of history) await act(one);

    // The vendors recover, and time passes.
    sandbox.faults.reset();
    for (let turn = 0; turn < 4; turn += 1) {
      market.later(70 * minute);
      await releaseAllExpired(settling);
      await sandbox.deliveries.idle();
      await reconcilePayments(settling);
    }
    await expect.poll(() => unsettled()).toEqual([]);

    const placed = await db.select().from(orders).where(eq(orders.lock_id, visitor.lock_id));
    const [car] = await db.select().from(vehicles).where(eq(vehicles.id, visitor.car.vehicle_id));
    const money = await moneyAt(sandbox);
    const isPaid = placed.some(({ payment_status }) => payment_status === 'paid');
    expect(placed.length).toBeLessThanOrEqual(1);
    expect(isPaid || !acknowledged).toBe(true);
    expect({ ...money, captured: money.captured - money.back, back: 0 }).toEqual({
      captured: isPaid ? 1 : 0,
      back: 0,
      held: 0,
    });
    if (isPaid)
      expect([placed[0]?.status, car?.status]).toEqual([
        'confirmed',
        expect.stringMatching(/reserved|sold/),
      ]);
    else expect(car?.status).not.toBe('reserved');
  }

  /** Payments without a final decision about their money. */
  const unsettled = async () => {
    const found = await market.t.database.db.select().from(payments);
    return found.filter(({ state }) => !['paid', 'returned', 'ended'].includes(state));
  };

  async function forgetAll(): Promise<void> {
    market.sandbox.reset();
    await market.sandbox.deliveries.idle();
    const { db } = market.t.database;
    await db.delete(paymentEvents);
    await db.delete(payments);
    market.sandbox.reset();
  }
});
