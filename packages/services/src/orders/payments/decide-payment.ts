import { addMilliseconds, subMilliseconds } from 'date-fns';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import { type OrderLockRow, type OrderRow, orderLocks, orders } from '../../db/schema/orders.js';
import { type PaymentRow, payments, type ReturnReason } from '../../db/schema/payments.js';
import type { VendorPayment } from '../../payment-providers/payment-vendor.js';
import { keptCheckout } from '../checkout/kept-checkout.js';
import { isReservable, lockVehicle } from '../checkout/vehicle-lock.js';
import { failPaidOrder, finishPaidOrder, placePaidOrder } from './paid-order.js';
import { mailReturned } from './payment-mails.js';
import type { SettlingParts } from './settle-payment.js';

/** What is to be done at the vendor now; `rest`: nothing, until something changes. */
export type Step = 'rest' | 'take' | 'giveBack';

export interface Decision {
  step: Step;
  payment: PaymentRow;
  order: OrderRow | undefined;
}

interface Evidence {
  id: string;
  /** What the vendor said of it a moment ago. */
  seen: VendorPayment;
  /** It was asked to do something just before. */
  tried: boolean;
  now: Date;
}

/** What is known, with vehicle, hold and payment locked in this order. */
export interface Known extends Evidence {
  payment: PaymentRow;
  lock: OrderLockRow | undefined;
  order: OrderRow | undefined;
  vehicle: Vehicle | undefined;
}

/** How long a payment that no order names is left to its payer. */
const abandonedMs = millisecondsInHour;
/** How often, and for how long, a vendor that cannot end a payment is asked whether it was paid. */
const askAgainMs = millisecondsInHour;
const requestedForMs = millisecondsInDay;

/**
 * What follows from what the vendor says, inside one transaction. Money that cannot become the order
 * of a live hold goes back, and a decision to give back is not changed any more.
 */
export async function decidePayment(
  tx: Database,
  evidence: Evidence,
  parts: SettlingParts,
): Promise<Decision> {
  const known = await readAll(tx, evidence);
  const { payment } = known;
  switch (payment.state) {
    case 'pending':
    case 'ended':
      return whileWaiting(tx, known, parts);
    case 'placing':
      return whilePlacing(tx, known, parts);
    case 'paid':
      return oncePaid(tx, known);
    case 'returning':
    case 'returned':
      return whileReturning(tx, known, parts);
  }
}

async function readAll(tx: Database, evidence: Evidence): Promise<Known> {
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

async function whileWaiting(tx: Database, known: Known, parts: SettlingParts): Promise<Decision> {
  const { seen, tried } = known;
  const over = isOver(known);
  switch (seen.state) {
    case 'open':
    case 'declined':
      if (!over) return rest(tx, known, {}, millisecondsInMinute);
      // It may still be paid at a vendor that cannot end it, and the message about that may be lost.
      return tried || known.payment.state === 'ended'
        ? rest(tx, known, { state: 'ended' }, mayStillBePaid(known) ? askAgainMs : undefined)
        : { step: 'giveBack', payment: known.payment, order: known.order };
    case 'processing':
      return rest(tx, known, {}, millisecondsInMinute);
    case 'ended':
      return rest(tx, known, { state: 'ended' });
    case 'refunded':
      return rest(tx, known, { state: 'returned' });
    case 'authorised':
    case 'captured':
      return oncePayable(tx, known, parts);
  }
}

/** There is money: it becomes the order of its hold, or goes back. */
async function oncePayable(tx: Database, known: Known, parts: SettlingParts): Promise<Decision> {
  const { payment, lock, order, vehicle, now } = known;
  if (!matches(known)) return giveBack(tx, known, 'mismatch');
  if (!lock || !vehicle) {
    return isOver(known)
      ? giveBack(tx, known, 'abandoned')
      : rest(tx, known, {}, millisecondsInMinute);
  }
  if (order && order.payment_status !== 'failed') return giveBack(tx, known, 'duplicate');
  if (lock.released_at || lock.expires_at <= now) return giveBack(tx, known, 'lock_lost');
  if (!isReservable(vehicle.status)) return giveBack(tx, known, 'vehicle_unavailable');
  const details = keptCheckout(parts.cipher, lock);
  // The buyer's own call brings what is missing, as long as the hold lasts.
  if (!order && !details) return rest(tx, known, {}, millisecondsInMinute);
  const placed = await placePaidOrder(tx, { payment, lock, order, vehicle, details, now }, parts);
  const placing = await note(tx, known, {
    state: 'placing',
    order_number: placed.order_number,
    due_at: addMilliseconds(now, millisecondsInMinute),
  });
  return whilePlacing(tx, { ...known, payment: placing, order: placed }, parts);
}

async function whilePlacing(tx: Database, known: Known, parts: SettlingParts): Promise<Decision> {
  const { seen, order, lock, vehicle, now } = known;
  if (!order || !lock || !vehicle) throw new Error(`Payment ${known.id} has lost its order`);
  const isMoney = seen.state === 'authorised' || seen.state === 'captured';
  if (isMoney && order.status !== 'created') return giveBack(tx, known, 'lock_lost');
  if (seen.state === 'captured') {
    const finished = await finishPaidOrder(tx, { order, lock, vehicle, now }, parts);
    return rest(tx, { ...known, order: finished }, { state: 'paid' });
  }
  if (seen.state === 'authorised') {
    return { step: 'take', payment: known.payment, order };
  }
  if (seen.state === 'processing') return rest(tx, known, {}, millisecondsInMinute);
  const failed = await failPaidOrder(tx, { order, lock, now }, parts);
  const isOpen = seen.state === 'open' || seen.state === 'declined';
  return isOpen
    ? rest(tx, { ...known, order: failed }, { state: 'pending' }, millisecondsInMinute)
    : rest(tx, { ...known, order: failed }, { state: 'ended' });
}

/** Given back at the vendor's own page, by the market's staff. */
async function oncePaid(tx: Database, known: Known): Promise<Decision> {
  if (known.seen.state !== 'refunded') return rest(tx, known, {});
  return rest(tx, { ...known, order: await markRefunded(tx, known) }, { state: 'returned' });
}

async function whileReturning(tx: Database, known: Known, parts: SettlingParts): Promise<Decision> {
  const { seen, payment, order } = known;
  if (seen.state === 'authorised' || seen.state === 'captured') {
    // What a vendor refuses to give back is asked for again later.
    if (known.tried) return rest(tx, known, { state: 'returning' }, millisecondsInMinute);
    return { step: 'giveBack', payment, order };
  }
  if (seen.state === 'processing') return rest(tx, known, {}, millisecondsInMinute);
  if (payment.state === 'returned') return rest(tx, known, {});
  const own = order?.order_number === payment.order_number ? order : undefined;
  await mailReturned(tx, known, parts);
  return rest(
    tx,
    { ...known, order: own ? await markRefunded(tx, known) : order },
    { state: 'returned' },
  );
}

async function markRefunded(tx: Database, { order }: Known): Promise<OrderRow | undefined> {
  if (!order || order.payment_status === 'refunded') return order;
  const set = { payment_status: 'refunded' as const };
  await tx.update(orders).set(set).where(eq(orders.order_number, order.order_number));
  return { ...order, ...set };
}

async function giveBack(tx: Database, known: Known, reason: ReturnReason): Promise<Decision> {
  const payment = await note(tx, known, {
    state: 'returning',
    reason,
    due_at: addMilliseconds(known.now, millisecondsInMinute),
  });
  return { step: 'giveBack', payment, order: known.order };
}

/** What is paid is what was asked for. */
const matches = ({ payment, seen }: Known): boolean =>
  seen.amount === payment.amount_minor &&
  seen.currency === payment.currency &&
  (seen.reference === undefined || seen.reference === payment.id);

/** Its hold has ended, or nobody named a hold for it in time. */
function isOver({ payment, lock, now }: Known): boolean {
  if (payment.lock_id === null) return payment.created_at <= subMilliseconds(now, abandonedMs);
  return !lock || lock.released_at !== null || lock.expires_at <= now;
}

const mayStillBePaid = ({ payment, now }: Known): boolean =>
  payment.created_at > subMilliseconds(now, requestedForMs);

/** Nothing more to do now; the vendor is asked again after `afterMs`, or once it says something. */
async function rest(
  tx: Database,
  known: Known,
  set: Partial<PaymentRow>,
  afterMs?: number,
): Promise<Decision> {
  const due_at = afterMs === undefined ? null : addMilliseconds(known.now, afterMs);
  const payment = await note(tx, known, { ...set, due_at, attempts: 0 });
  return { step: 'rest', payment, order: known.order };
}

async function note(
  tx: Database,
  { payment, seen, now }: Known,
  set: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const taken = payment.taken || seen.state === 'captured';
  const changed = { ...set, taken, updated_at: now };
  await tx.update(payments).set(changed).where(eq(payments.id, payment.id));
  return { ...payment, ...changed };
}
