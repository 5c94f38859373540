import { addMilliseconds, subMilliseconds } from 'date-fns';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import { type OrderLockRow, type OrderRow, orderLocks, orders } from '../../db/schema/orders.js';
import { type PaymentRow, payments, type ReturnReason } from '../../db/schema/payments.js';
import type { VendorPayment } from '../../payment-providers/payment-vendor.js';
import { storedCheckout } from '../checkout/stored-checkouts.js';
import { isReservable, lockVehicle } from '../checkout/vehicle-locks.js';
import { mailRefunded } from '../mails/order-change-mails.js';
import { mailReturnedPayment } from './mail-returned-payment.js';
import { failPaidOrder, finishPaidOrder, placePaidOrder } from './paid-orders.js';
import type { SettlingParts } from './settle-payment.js';

/** Next call to the vendor; `rest`: none until something changes. */
export type Step = 'wait' | 'capture' | 'cancelOrRefund';

export interface Decision {
  step: Step;
  payment: PaymentRow;
  order: OrderRow | undefined;
}

interface Evidence {
  id: string;
  /** The vendor's state of the payment, just fetched. */
  seen: VendorPayment;
  /** A call to the vendor was just made. */
  tried: boolean;
  now: Date;
}

/** Evidence with vehicle, hold and payment locked in this order. */
export interface LockedState extends Evidence {
  payment: PaymentRow;
  lock: OrderLockRow | undefined;
  order: OrderRow | undefined;
  vehicle: Vehicle | undefined;
}

/** Time after which a payment without an order counts as abandoned. */
const abandonedMs = millisecondsInHour;
/** Interval and duration of checks for late payments at a vendor that cannot cancel a payment. */
const recheckMs = millisecondsInHour;
const recheckForMs = millisecondsInDay;

/**
 * Decides the next step from the vendor's state, inside one transaction. Money that cannot become
 * the order of a live hold is returned; a decision to return it is final.
 */
export async function decidePayment(
  tx: Database,
  evidence: Evidence,
  parts: SettlingParts,
): Promise<Decision> {
  const state = await readAll(tx, evidence);
  const { payment } = state;
  switch (payment.state) {
    case 'pending':
    case 'ended':
      return whileWaiting(tx, state, parts);
    case 'placing':
      return whilePlacing(tx, state, parts);
    case 'paid':
      return oncePaid(tx, state, parts);
    case 'returning':
    case 'returned':
      return whileReturning(tx, state, parts);
  }
}

async function readAll(tx: Database, evidence: Evidence): Promise<LockedState> {
  const read = () => tx.select().from(payments).where(eq(payments.id, evidence.id));
  const [before] = await read();
  const vehicle = before?.vehicle_id ? await lockVehicle(tx, before.vehicle_id) : undefined;
  const [payment] = await read().for('update');
  if (!payment) throw new Error(`There is no payment ${evidence.id}`);
  const [lock] = payment.lock_id
    ? await tx.select().from(orderLocks).where(eq(orderLocks.lock_id, payment.lock_id))
    : [];
  const [order] = payment.lock_id
    ? await tx.select().from(orders).where(eq(orders.lock_id, payment.lock_id))
    : [];
  return { ...evidence, payment, lock, order, vehicle };
}

async function whileWaiting(
  tx: Database,
  state: LockedState,
  parts: SettlingParts,
): Promise<Decision> {
  const { seen, tried } = state;
  const over = isOver(state);
  switch (seen.state) {
    case 'open':
    case 'declined':
      if (!over) return wait(tx, state, {}, millisecondsInMinute);
      // Where the vendor cannot cancel, it may still be paid, and the webhook about that may be
      // lost.
      return tried || state.payment.state === 'ended'
        ? wait(tx, state, { state: 'ended' }, mayStillBePaid(state) ? recheckMs : undefined)
        : { step: 'cancelOrRefund', payment: state.payment, order: state.order };
    case 'processing':
      return wait(tx, state, {}, millisecondsInMinute);
    case 'ended':
      return wait(tx, state, { state: 'ended' });
    case 'refunded':
      return wait(tx, state, { state: 'returned' });
    case 'authorised':
    case 'captured':
      return oncePayable(tx, state, parts);
  }
}

/** The payment can be captured: places the order of its hold, or returns the money. */
async function oncePayable(
  tx: Database,
  state: LockedState,
  parts: SettlingParts,
): Promise<Decision> {
  const { payment, lock, order, vehicle, now } = state;
  if (!matches(state)) return returnMoney(tx, state, 'mismatch');
  // The buyer has chosen another payment option since.
  if (lock && lock.vendor_uuid !== payment.vendor) return returnMoney(tx, state, 'mismatch');
  if (!lock || !vehicle) {
    return isOver(state)
      ? returnMoney(tx, state, 'abandoned')
      : wait(tx, state, {}, millisecondsInMinute);
  }
  if (order && order.payment_status !== 'failed') return returnMoney(tx, state, 'duplicate');
  if (lock.released_at || lock.expires_at <= now) return returnMoney(tx, state, 'lock_lost');
  if (!isReservable(vehicle.status)) return returnMoney(tx, state, 'vehicle_unavailable');
  const details = storedCheckout(parts.cipher, lock);
  // The buyer's own request brings the missing details while the hold lasts.
  if (!order && !details) return wait(tx, state, {}, millisecondsInMinute);
  const placed = await placePaidOrder(tx, { payment, lock, order, vehicle, details, now }, parts);
  const placing = await note(tx, state, {
    state: 'placing',
    order_number: placed.order_number,
    due_at: addMilliseconds(now, millisecondsInMinute),
  });
  return whilePlacing(tx, { ...state, payment: placing, order: placed }, parts);
}

async function whilePlacing(
  tx: Database,
  state: LockedState,
  parts: SettlingParts,
): Promise<Decision> {
  const { seen, order, lock, vehicle, now } = state;
  if (!order || !lock || !vehicle) throw new Error(`Payment ${state.id} has lost its order`);
  const isMoney = seen.state === 'authorised' || seen.state === 'captured';
  if (isMoney && order.status === 'cancelled') return returnMoney(tx, state, 'cancelled');
  if (isMoney && order.status !== 'created') return returnMoney(tx, state, 'lock_lost');
  if (seen.state === 'captured') {
    const finished = await finishPaidOrder(tx, { order, lock, vehicle, now }, parts);
    return wait(tx, { ...state, order: finished }, { state: 'paid' });
  }
  if (seen.state === 'authorised') {
    return { step: 'capture', payment: state.payment, order };
  }
  if (seen.state === 'processing') return wait(tx, state, {}, millisecondsInMinute);
  const failed = await failPaidOrder(tx, { order, lock, now }, parts);
  const isOpen = seen.state === 'open' || seen.state === 'declined';
  return isOpen
    ? wait(tx, { ...state, order: failed }, { state: 'pending' }, millisecondsInMinute)
    : wait(tx, { ...state, order: failed }, { state: 'ended' });
}

/** The payment may also have been refunded by staff at the vendor. */
async function oncePaid(tx: Database, state: LockedState, parts: SettlingParts): Promise<Decision> {
  if (state.seen.state !== 'refunded') return wait(tx, state, {});
  await mailRefund(tx, state, parts);
  return wait(tx, { ...state, order: await markRefunded(tx, state) }, { state: 'returned' });
}

async function whileReturning(
  tx: Database,
  state: LockedState,
  parts: SettlingParts,
): Promise<Decision> {
  const { seen, payment, order } = state;
  if (seen.state === 'authorised' || seen.state === 'captured') {
    // A refund that the vendor rejected is tried again later.
    if (state.tried) return wait(tx, state, { state: 'returning' }, millisecondsInMinute);
    return { step: 'cancelOrRefund', payment, order };
  }
  if (seen.state === 'processing') return wait(tx, state, {}, millisecondsInMinute);
  if (payment.state === 'returned') return wait(tx, state, {});
  const own = order?.order_number === payment.order_number ? order : undefined;
  if (own && payment.reason === 'cancelled') await mailRefund(tx, state, parts);
  else await mailReturnedPayment(tx, state, parts);
  return wait(
    tx,
    { ...state, order: own ? await markRefunded(tx, state) : order },
    { state: 'returned' },
  );
}

async function mailRefund(
  tx: Database,
  { order, vehicle, payment }: LockedState,
  parts: SettlingParts,
): Promise<void> {
  const amount = { amount: payment.amount_minor, currency: payment.currency };
  if (order && vehicle) await mailRefunded(tx, { order, vehicle, amount }, parts);
}

async function markRefunded(tx: Database, { order }: LockedState): Promise<OrderRow | undefined> {
  if (!order || order.payment_status === 'refunded') return order;
  const set = { payment_status: 'refunded' as const };
  await tx.update(orders).set(set).where(eq(orders.order_number, order.order_number));
  return { ...order, ...set };
}

async function returnMoney(
  tx: Database,
  state: LockedState,
  reason: ReturnReason,
): Promise<Decision> {
  const payment = await note(tx, state, {
    state: 'returning',
    reason,
    due_at: addMilliseconds(state.now, millisecondsInMinute),
  });
  return { step: 'cancelOrRefund', payment, order: state.order };
}

/** Compares the vendor's amount and currency with the stored ones. */
const matches = ({ payment, seen }: LockedState): boolean =>
  seen.amount === payment.amount_minor &&
  seen.currency === payment.currency &&
  (seen.reference === undefined || seen.reference === payment.id);

/** The hold has ended, or no hold was attached in time. */
function isOver({ payment, lock, now }: LockedState): boolean {
  if (payment.lock_id === null) return payment.created_at <= subMilliseconds(now, abandonedMs);
  return !lock || lock.released_at !== null || lock.expires_at <= now;
}

const mayStillBePaid = ({ payment, now }: LockedState): boolean =>
  payment.created_at > subMilliseconds(now, recheckForMs);

/** Does nothing now; the vendor is checked again after `afterMs`, or on its next webhook. */
async function wait(
  tx: Database,
  state: LockedState,
  set: Partial<PaymentRow>,
  afterMs?: number,
): Promise<Decision> {
  const due_at = afterMs === undefined ? null : addMilliseconds(state.now, afterMs);
  const payment = await note(tx, state, { ...set, due_at, attempts: 0 });
  return { step: 'wait', payment, order: state.order };
}

async function note(
  tx: Database,
  { payment, seen, now }: LockedState,
  set: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const taken = payment.taken || seen.state === 'captured';
  const changed = { ...set, taken, updated_at: now };
  await tx.update(payments).set(changed).where(eq(payments.id, payment.id));
  return { ...payment, ...changed };
}
