import type { Person } from '@mawkib/api-clients/contracts/identity';
import type { Money } from '@mawkib/core/money';
import type { AppContext } from '../app-context.js';
import type { Vehicle } from '../db/schema/dealers-and-vehicles.js';
import type { OrderRow } from '../db/schema/orders.js';
import { erasedCheckout } from './checkout/stored-checkouts.js';
import { mailCancelled, type OrderMailParts } from './mails/order-change-mails.js';
import { customerOf, encryptedCustomer } from './order-customers.js';
import { settlementJob } from './payments/payment-jobs.js';
import { refundable } from './refunds/refundable.js';
import type { OrderStore } from './store/order-store.js';

type By = Pick<Person, 'id' | 'name'>;

/** The buyer in the audit log, which names no visitors. */
export const buyer: By = { id: '00000000-0000-0000-0000-000000000000', name: 'buyer' };

export type CancellingParts = OrderMailParts & Pick<AppContext, 'events' | 'jobs'>;

interface Cancelled {
  order: OrderRow;
  vehicle: Vehicle;
  reason: string | undefined;
  by: By;
  /** False: the vehicle stays reserved. */
  free: boolean;
  now: Date;
}

/**
 * Cancels an open order, inside one transaction. The caller has locked the vehicle and checked the
 * order. The settlement returns what was paid.
 */
export async function cancelOrder(
  tx: OrderStore,
  { order, vehicle, reason, by, free, now }: Cancelled,
  parts: CancellingParts,
): Promise<OrderRow> {
  const { cipher, events } = parts;
  const { order_number } = order;
  const customer = customerOf(cipher, order);
  const set = {
    status: 'cancelled' as const,
    cancelled_at: now,
    ...(customer &&
      reason &&
      encryptedCustomer(cipher, order_number, { ...customer, cancel_reason: reason })),
  };
  await tx.updateOrder(order_number, set);
  await endHold(tx, order, now);
  const isFreed = free || order.shared;
  const status = isFreed ? freedStatus(order, vehicle) : 'reserved';
  await tx.updateVehicle(vehicle.id, { status, updated_at: now });
  const amount = await returnPayment(tx, order, now, parts);
  await tx.recordChange({
    by,
    at: now,
    action: 'order.cancelled',
    subject: `order/${order_number}`,
    details: {
      vehicle_id: vehicle.id,
      was: order.status,
      ...(!isFreed && { vehicle: 'reserved' }),
      ...(amount && { returned: amount }),
    },
  });
  await events.announce(tx.db, 'stock_changed', { vehicle_ids: [vehicle.id] });
  const cancelled = { ...order, ...set };
  const who = by === buyer ? 'buyer' : 'staff';
  await mailCancelled(tx, { order: cancelled, vehicle, amount, by: who, isFreed }, parts);
  return cancelled;
}

/** The vehicle's status as before the order; one that buyers share has not changed. */
const freedStatus = (order: OrderRow, vehicle: Vehicle): Vehicle['status'] =>
  order.status === 'confirmed' && !order.shared && vehicle.status === 'reserved'
    ? (order.vehicle_status ?? 'stock')
    : vehicle.status;

async function endHold(tx: OrderStore, { lock_id }: OrderRow, now: Date): Promise<void> {
  await tx.updateHold(lock_id, erasedCheckout);
  await tx.updateOpenHold(lock_id, { released_at: now });
}

/**
 * Marks the order's payment as to be returned. Resolves to what is returned: the payment without
 * earlier refunds; undefined: nothing.
 */
async function returnPayment(
  tx: OrderStore,
  { order_number }: OrderRow,
  now: Date,
  { jobs }: Pick<AppContext, 'jobs'>,
): Promise<Money | undefined> {
  const payment = await tx.returnCancelled(order_number, now);
  if (!payment) return undefined;
  await jobs.enqueue(tx.db, settlementJob, { payment_id: payment.id });
  const amount = await refundable(tx, payment);
  return amount > 0 ? { amount, currency: payment.currency } : undefined;
}
