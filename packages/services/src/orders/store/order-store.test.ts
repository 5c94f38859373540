import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealers, vehicles } from '../../db/schema/index.js';
import { createMemoryStore } from '../../testing/order-simulation/memory-store/create-memory-store.js';
import { MemoryData } from '../../testing/order-simulation/memory-store/memory-tables.js';
import { RowLocks } from '../../testing/order-simulation/memory-store/row-locks.js';
import { sampleDealer, sampleVehicle } from '../../testing/order-simulation/sample-rows.js';
import { describeOnBoth } from '../../testing/test-api.js';
import type { OrderStore } from './order-store.js';
import { postgresOrderStore } from './postgres/postgres-order-store.js';

const dealer = sampleDealer('dealer-of-the-contract');
const now = new Date('2026-11-20T08:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('the order store in memory', () => {
  const data = new MemoryData();
  data.dealers.set(dealer.id, dealer);
  contract(
    () => createMemoryStore(data, new RowLocks()),
    async (id) => {
      data.rows.vehicles.set(id, sampleVehicle(id, dealer.id));
    },
  );
});

describeOnBoth('the order store', (open) => {
  let t: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    t = await open();
    await t.database.db.insert(dealers).values(dealer);
  });
  afterAll(() => t.close());
  contract(
    () => postgresOrderStore(t.database.db),
    async (id) => {
      const { names: _, equipment: __, interior: ___, ...row } = sampleVehicle(id, dealer.id);
      await t.database.db.insert(vehicles).values(row);
    },
  );
});

/** Guarantees of a store; the same for every implementation. */
function contract(
  createStore: () => OrderStore,
  addVehicle: (id: string) => Promise<unknown>,
): void {
  let store: OrderStore;
  beforeAll(() => {
    store = createStore();
  });
  const newHold = async (more = {}) => {
    const vehicle_id = `car-${randomUUID()}`;
    await addVehicle(vehicle_id);
    const hold = await store.insertHold(holdRow(vehicle_id, more));
    if (!hold) throw new Error('No hold');
    return hold;
  };
  const newOrder = async (more = {}) => {
    const hold = await newHold();
    return store.insertOrder({ ...orderRow(hold), ...more });
  };
  const newPayment = async (more = {}) => {
    const payment = await store.insertPayment({ ...paymentRow(), ...more });
    if (!payment) throw new Error('No payment');
    return payment;
  };
  /** Holds a transaction open; the returned function ends it. */
  const openTransaction = async (run: (tx: OrderStore) => Promise<unknown>) => {
    const { promise: told, resolve: end } = Promise.withResolvers<'commit' | 'roll back'>();
    const { promise: ready, resolve: go } = Promise.withResolvers<void>();
    const done = store.transaction(async (tx) => {
      await run(tx);
      go();
      if ((await told) === 'roll back') throw new Error('rolled back');
    });
    await ready;
    return (how: 'commit' | 'roll back' = 'commit') => {
      end(how);
      return done.catch(() => {});
    };
  };

  test('a transaction that throws stores nothing', async () => {
    const { lock_id } = await newHold();
    await (await openTransaction((tx) => tx.updateHold(lock_id, { quote_minor: 5 })))('roll back');
    expect(await store.hold(lock_id)).toMatchObject({ quote_minor: 0 });
    const end = await openTransaction(async (tx) => {
      await tx.updateHold(lock_id, { quote_minor: 7 });
      expect(await tx.hold(lock_id)).toMatchObject({ quote_minor: 7 });
    });
    await end();
    expect(await store.hold(lock_id)).toMatchObject({ quote_minor: 7 });
  });

  test('a locked vehicle is read by the next one after the commit', async () => {
    const { vehicle_id } = await newHold();
    const end = await openTransaction(async (tx) => {
      await tx.lockVehicle(vehicle_id);
      await tx.updateVehicle(vehicle_id, { status: 'reserved' });
    });
    const next = store.transaction((tx) => tx.lockVehicle(vehicle_id));
    await end();
    expect(await next).toMatchObject({ status: 'reserved' });
  });

  test('a change applies only to rows that still match once they are unlocked', async () => {
    const { id } = await newPayment();
    const end = await openTransaction((tx) => tx.updatePayment(id, { state: 'placing' }));
    const ended = store.endPending(id, now);
    await end();
    await ended;
    expect(await store.payment(id)).toMatchObject({ state: 'placing' });
  });

  test('a vehicle has one open hold, and one order that waits or is confirmed', async () => {
    const hold = await newHold();
    expect(await store.insertHold(holdRow(hold.vehicle_id))).toBeUndefined();
    await store.insertOrder(orderRow(hold));
    await store.releaseExpiredHolds(hold.vehicle_id, later(30));
    const second = await store.insertHold(holdRow(hold.vehicle_id));
    if (!second) throw new Error('No hold');
    await expect(store.insertOrder(orderRow(second))).rejects.toThrow();
    expect(await store.expireOrders(hold.vehicle_id, later(60))).toMatchObject([
      { lock_id: hold.lock_id, status: 'expired' },
    ]);
    expect(await store.insertOrder(orderRow(second))).toMatchObject({ status: 'created' });
  });

  test('a shared hold excludes no other hold, and its order no other order', async () => {
    const first = await newHold({ shared: true });
    const { vehicle_id } = first;
    expect(await store.openHold(vehicle_id)).toBeUndefined();
    const second = await store.insertHold(holdRow(vehicle_id, { shared: true }));
    if (!second) throw new Error('No hold');
    const own = await store.insertHold(holdRow(vehicle_id));
    expect(await store.openHold(vehicle_id, first.lock_id)).toEqual(first);
    expect(await store.openHold(vehicle_id)).toEqual(own);
    await store.insertOrder({ ...orderRow(first), shared: true });
    expect(await store.insertOrder({ ...orderRow(second), shared: true })).toMatchObject({
      lock_id: second.lock_id,
      terms: [],
    });
  });

  test('holds are found by what decides about them', async () => {
    const own = { browser_digest: 'browser-a' };
    const { lock_id, vehicle_id } = await newHold(own);
    expect(await store.openHold(vehicle_id)).toMatchObject({ lock_id });
    expect(await store.holdWithoutOrder(vehicle_id, now, now)).toMatchObject({ lock_id });
    expect(await store.holdWithoutOrder(vehicle_id, later(1), now)).toBeUndefined();
    expect(await store.countHolds(own, { openAt: now })).toBe(1);
    expect(await store.countHolds(own, { openAt: later(15) })).toBe(0);
    expect(await store.countHolds(own, { createdAfter: now })).toBe(0);
    expect(await store.overdueVehicles(later(15), 500)).toContain(vehicle_id);
    expect(await store.overdueVehicles(later(14), 500)).not.toContain(vehicle_id);
    await store.updateOpenHold(lock_id, { released_at: later(5) });
    await store.updateOpenHold(lock_id, { released_at: later(9) });
    expect(await store.hold(lock_id)).toMatchObject({ released_at: later(5) });
    const wanted = { vehicle_id, lock_id: undefined, ...own };
    expect(await store.earlierHold(wanted, now)).toMatchObject({ lock_id });
    expect(await store.earlierHold(wanted, later(5))).toBeUndefined();
    expect(await store.earlierHold({ ...wanted, browser_digest: 'b' }, now)).toBeUndefined();
    const both = { ...holdRow(vehicle_id, own), released_at: later(5), expires_at: later(30) };
    await store.insertHold(both);
    expect(await store.earlierHold(wanted, now)).toMatchObject({ lock_id: both.lock_id });
    await store.forgetHolders(later(1));
    expect(await store.hold(lock_id)).toMatchObject({ browser_digest: null });
  });

  test("buyers' details are erased once no payment needs them", async () => {
    const { lock_id } = await newHold({ checkout_encrypted: 'details', released_at: now });
    const { id } = await newPayment({ lock_id });
    const erased = { checkout_encrypted: null };
    await store.updateEndedCheckouts({ lock_id }, erased);
    expect(await store.hold(lock_id)).toMatchObject({ checkout_encrypted: 'details' });
    await store.updatePayment(id, { state: 'returned' });
    await store.updateEndedCheckouts({ hasOrder: true }, erased);
    await store.updateEndedCheckouts({ releasedBefore: now }, erased);
    expect(await store.hold(lock_id)).toMatchObject({ checkout_encrypted: 'details' });
    await store.updateEndedCheckouts({ releasedBefore: later(1) }, erased);
    expect(await store.hold(lock_id)).toMatchObject({ checkout_encrypted: null });
  });

  test('links of an order are kept beside each other', async () => {
    const { order_number } = await newOrder();
    await store.addOrderLink(order_number, 'a');
    await store.addOrderLink(order_number, 'b');
    expect(await store.order(order_number)).toMatchObject({ link_hashes: ['a', 'b'] });
  });

  test('payments are found by their hold, vendor, order and time', async () => {
    const { order_number, lock_id } = await newOrder();
    const { id } = await newPayment({ lock_id, order_number });
    const sooner = randomUUID();
    expect(await store.insertPayment(paymentRow(id))).toBeUndefined();
    expect(await store.namedPayments(lock_id)).toEqual([]);
    expect(await store.waitingPayment(lock_id, 'STRIPE')).toMatchObject({ id });
    await newPayment({ lock_id, created_at: later(-1), id: sooner });
    expect(await store.waitingPayment(lock_id, 'STRIPE')).toMatchObject({ id: sooner });
    await store.nameAtVendor(id, `pi_${id}`);
    await store.nameAtVendor(id, 'another');
    expect(await store.namedPayments(lock_id)).toMatchObject([{ vendor_id: `pi_${id}` }]);
    for (const name of [id, `pi_${id}`])
      expect(await store.paymentByAnyName('STRIPE', name)).toMatchObject({ id });
    expect(await store.paymentByAnyName('PAYPAL', id)).toBeUndefined();
    const lock = () => store.transaction((tx) => tx.lockPaymentAt('STRIPE', `pi_${id}`));
    expect(await lock()).toMatchObject({ id });
    const due = async (at: Date, underWay = false) =>
      (await store.duePayments({ now: at, underWay, max: 500 })).some((one) => one.id === id);
    expect([await due(now), await due(later(1)), await due(now, true)]).toEqual([
      false,
      true,
      false,
    ]);
    await store.updatePayment(id, { state: 'paid' });
    expect([await due(now, true), (await store.paidPayment(order_number))?.id]).toEqual([true, id]);
    const returning = { state: 'returning', reason: 'cancelled', due_at: now };
    expect(await store.returnCancelled(order_number, now)).toMatchObject(returning);
    expect(await store.returnCancelled(order_number, now)).toBeUndefined();
  });

  test('pending and unnamed payments end; those of an ended hold are due', async () => {
    const { lock_id } = await newHold();
    const waiting = await newPayment({ lock_id });
    await store.checkPending(lock_id, later(-5));
    expect(await store.payment(waiting.id)).toMatchObject({ due_at: later(-5) });
    await store.endUnnamed(now, now);
    expect(await store.payment(waiting.id)).toMatchObject({ state: 'pending' });
    await store.endUnnamed(later(1), now);
    expect(await store.payment(waiting.id)).toMatchObject({ state: 'ended', due_at: null });
  });

  test('a message is stored once, and deleted by its age', async () => {
    const { id } = await newPayment();
    const event_id = randomUUID();
    const message = { vendor: 'STRIPE', event_id, kind: 'kind', payment_id: id, received_at: now };
    expect([await store.insertEvent(message), await store.insertEvent(message)]).toEqual([
      true,
      false,
    ]);
    await store.deleteEvents(later(1));
    expect(await store.insertEvent(message)).toBe(true);
  });

  test('refunds: one is open, and the sum is by state', async () => {
    const { order_number } = await newOrder();
    const { id: payment_id } = await newPayment({ order_number });
    const refund = (id: string, amount_minor: number) => ({
      ...{ id, payment_id, order_number, amount_minor, currency: 'AED' },
      ...{ state: 'requested' as const, requested_by: randomUUID(), requested_at: now },
    });
    const [first, second] = [randomUUID(), randomUUID()];
    await store.insertRefund(refund(first, 100));
    await expect(store.insertRefund(refund(second, 50))).rejects.toThrow();
    expect(await store.openRefund(payment_id)).toMatchObject({ id: first });
    expect(await store.refundedSum(payment_id)).toBe(0);
    await store.updateRefund(first, { state: 'done', finished_at: now });
    await store.insertRefund(refund(second, 50));
    expect(await store.refundedSum(payment_id)).toBe(100);
    expect(await store.refundedSum(payment_id, ['done', 'requested'])).toBe(150);
    expect((await store.refundsOf(order_number)).map(({ id }) => id).sort()).toEqual(
      [first, second].sort(),
    );
  });
}

const holdRow = (vehicle_id: string, more = {}) => ({
  ...{ lock_id: randomUUID(), vehicle_id, vendor_uuid: 'STRIPE', created_at: now },
  ...{ held_since: now, expires_at: later(15), ...more },
});

const orderRow = ({ lock_id, vehicle_id }: { lock_id: string; vehicle_id: string }) => ({
  ...{ order_number: `MK-${randomUUID()}`, lock_id, vehicle_id, vendor_uuid: 'STRIPE' },
  ...{ status: 'created' as const, payment_status: 'pending' as const, locale: 'en' as const },
  ...{ finance_option: 'cash', price_minor: 1000, deposit_minor: 100, currency: 'AED' },
  ...{ token_hash: 'hash', created_at: now, expires_at: later(60) },
});

const paymentRow = (id: string = randomUUID()) => ({
  ...{ id, vendor: 'STRIPE', capture: 'manual' as const, company_uuid: 'company' },
  ...{ amount_minor: 500, currency: 'AED', state: 'pending' as const, created_at: now },
  ...{ updated_at: now, due_at: later(1) },
});
