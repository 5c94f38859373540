import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { recordChange } from '../../audit/record-change.js';
import type { Database } from '../../db/database.js';
import { type Vehicle, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { type OrderRow, orderLocks, orders } from '../../db/schema/orders.js';
import { payments } from '../../db/schema/payments.js';
import { erasedCheckout } from '../checkout/stored-checkouts.js';
import { lockVehicle } from '../checkout/vehicle-locks.js';
import { mailCancelled, type OrderMailParts } from '../mails/order-change-mails.js';
import { customerOf, encryptedCustomer } from '../order-customers.js';
import { orderErrors } from '../order-errors.js';
import { isOrderToken } from '../order-secrets.js';
import { settlementJob } from '../payments/payment-jobs.js';
import { findOrder } from './confirm-placed-order.js';

/** The buyer in the audit log, which names no visitors. */
const buyer = { id: '00000000-0000-0000-0000-000000000000', name: 'buyer' };

interface Cancellation {
  number: string;
  token: string;
  reason: string | undefined;
  now: Date;
}

/** Whether a buyer can cancel an order now, and until when; `until` is null without a deadline. */
export function cancellationOf(
  { status, expires_at, cancel_until }: OrderRow,
  vehicle: Pick<Vehicle, 'status'> | undefined,
  now: Date,
): { allowed: boolean; until: Date | null } {
  const isOpen = status === 'confirmed' || (status === 'created' && expires_at > now);
  const isInTime = cancel_until === null || now <= cancel_until;
  return { allowed: isOpen && isInTime && vehicle?.status !== 'sold', until: cancel_until };
}

/**
 * Cancels an order for its buyer, inside one transaction: frees the vehicle, and lets the
 * settlement return the payment. Idempotent.
 */
export async function cancelPlacedOrder(
  tx: Database,
  { number, token, reason, now }: Cancellation,
  parts: OrderMailParts & Pick<AppContext, 'events' | 'jobs'>,
): Promise<OrderRow> {
  const { cipher, events } = parts;
  const seen = await findOrder(tx, number);
  if (!isOrderToken(token, seen)) throw orderErrors.invalidToken();
  const vehicle = await lockVehicle(tx, seen.vehicle_id);
  const order = await findOrder(tx, number);
  if (order.status === 'cancelled') return order;
  const isExpired = order.status === 'created' && order.expires_at <= now;
  if (order.status === 'expired' || isExpired) throw orderErrors.orderExpired();
  if (!vehicle || !cancellationOf(order, vehicle, now).allowed) throw orderErrors.cancelClosed();

  const { order_number } = order;
  const customer = customerOf(cipher, order);
  const set = {
    status: 'cancelled' as const,
    cancelled_at: now,
    ...(customer &&
      reason &&
      encryptedCustomer(cipher, order_number, { ...customer, cancel_reason: reason })),
  };
  await tx.update(orders).set(set).where(eq(orders.order_number, order_number));
  await freeVehicle(tx, order, vehicle, now);
  const amount = await returnPayment(tx, order, now, parts);
  await recordChange(tx, {
    by: buyer,
    at: now,
    action: 'order.cancelled',
    subject: `order/${order_number}`,
    details: { vehicle_id: vehicle.id, was: order.status, ...(amount && { returned: amount }) },
  });
  await events.announce(tx, 'stock_changed', { vehicle_ids: [vehicle.id] });
  const cancelled = { ...order, ...set };
  await mailCancelled(tx, { order: cancelled, vehicle, amount }, parts);
  return cancelled;
}

async function freeVehicle(tx: Database, order: OrderRow, vehicle: Vehicle, now: Date) {
  if (order.status === 'confirmed' && !order.shared && vehicle.status === 'reserved') {
    const status = order.vehicle_status ?? 'stock';
    await tx.update(vehicles).set({ status, updated_at: now }).where(eq(vehicles.id, vehicle.id));
  }
  const ofOrder = eq(orderLocks.lock_id, order.lock_id);
  await tx.update(orderLocks).set(erasedCheckout).where(ofOrder);
  await tx
    .update(orderLocks)
    .set({ released_at: now })
    .where(and(ofOrder, isNull(orderLocks.released_at)));
}

/** Marks the order's payment as to be returned. Resolves to its amount; undefined: nothing paid. */
async function returnPayment(
  tx: Database,
  { order_number }: OrderRow,
  now: Date,
  { jobs }: Pick<AppContext, 'jobs'>,
) {
  const [payment] = await tx
    .update(payments)
    .set({ state: 'returning', reason: 'cancelled', due_at: now, attempts: 0, updated_at: now })
    .where(
      and(eq(payments.order_number, order_number), inArray(payments.state, ['placing', 'paid'])),
    )
    .returning();
  if (!payment) return undefined;
  await jobs.enqueue(tx, settlementJob, { payment_id: payment.id });
  return { amount: payment.amount_minor, currency: payment.currency };
}
