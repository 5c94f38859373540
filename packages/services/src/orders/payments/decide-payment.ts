import { addMilliseconds, subMilliseconds } from 'date-fns';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { PaymentRow, ReturnReason } from '../../db/schema/payments.js';
import { completeCheckout } from '../checkout/stored-checkouts.js';
import { isReservable } from '../checkout/vehicle-locks.js';
import { mailRefunded } from '../mails/order-change-mails.js';
import type { OrderStore } from '../store/order-store.js';
import { decideRefund } from './decide-refund.js';
import {
  type Decision,
  type Evidence,
  type LockedState,
  markRefunded,
  note,
  wait,
} from './locked-state.js';
import { mailReturnedPayment } from './mail-returned-payment.js';
import { failPaidOrder, finishPaidOrder, placePaidOrder } from './paid-orders.js';
import { abandonedMs } from './payment-starts.js';
import type { SettlingParts } from './settle-payment.js';

/** Interval and duration of checks for late payments at a vendor that cannot cancel a payment. */
const recheckMs = millisecondsInHour;
const recheckForMs = millisecondsInDay;

/**
 * Decides the next step from the vendor's state, inside one transaction. Money that cannot become
 * the order of a live hold is returned; a decision to return it is final.
 */
export async function decidePayment(
  tx: OrderStore,
  evidence: Evidence,
  parts: SettlingParts,
): Promise<Decision> {
  const state = await readAll(tx, evidence);
  const { payment, order } = state;
  // Another process has decided meanwhile, on newer evidence.
  if (payment.state !== evidence.stateBefore) return { step: 'retrieve', payment, order };
  const refund = hasMoney(payment) ? await tx.openRefund(payment.id) : undefined;
  if (refund) {
    const decided = await decideRefund(tx, { ...state, refund }, parts);
    if (decided) return decided;
  }
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

const hasMoney = ({ state }: PaymentRow): boolean => state === 'paid' || state === 'returning';

async function readAll(tx: OrderStore, evidence: Evidence): Promise<LockedState> {
  const before = await tx.payment(evidence.id);
  const vehicle = before?.vehicle_id ? await tx.lockVehicle(before.vehicle_id) : undefined;
  const payment = await tx.lockPayment(evidence.id);
  if (!payment) throw new Error(`There is no payment ${evidence.id}`);
  const { lock_id } = payment;
  const lock = lock_id ? await tx.hold(lock_id) : undefined;
  const order = lock_id ? await tx.orderOfHold(lock_id) : undefined;
  return { ...evidence, payment, lock, order, vehicle };
}

async function whileWaiting(
  tx: OrderStore,
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
      return tried !== undefined || state.payment.state === 'ended'
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
  tx: OrderStore,
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
  const details = completeCheckout(parts.cipher, lock);
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
  tx: OrderStore,
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
async function oncePaid(
  tx: OrderStore,
  state: LockedState,
  parts: SettlingParts,
): Promise<Decision> {
  if (state.seen.state !== 'refunded') return wait(tx, state, {});
  await mailRefund(tx, state, parts);
  return wait(tx, { ...state, order: await markRefunded(tx, state) }, { state: 'returned' });
}

async function whileReturning(
  tx: OrderStore,
  state: LockedState,
  parts: SettlingParts,
): Promise<Decision> {
  const { seen, payment, order } = state;
  if (seen.state === 'authorised' || seen.state === 'captured') {
    // A refund that the vendor rejected is tried again later.
    if (state.tried === 'cancelOrRefund')
      return wait(tx, state, { state: 'returning' }, millisecondsInMinute);
    return { step: 'cancelOrRefund', payment: await note(tx, state, {}), order };
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

/**
 * Queues the mails about what was refunded beside the refunds of staff; none if nothing was
 * captured.
 */
async function mailRefund(
  tx: OrderStore,
  { order, vehicle, payment, seen }: LockedState,
  parts: SettlingParts,
): Promise<void> {
  const isRefunded = seen.state === 'refunded' && seen.refunded !== 0;
  if (!payment.taken && !isRefunded) return;
  const refunded = await tx.refundedSum(payment.id);
  const amount = { amount: payment.amount_minor - refunded, currency: payment.currency };
  if (order && vehicle && amount.amount > 0)
    await mailRefunded(tx, { order, vehicle, amount }, parts);
}

async function returnMoney(
  tx: OrderStore,
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
