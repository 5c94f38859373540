import { freeReservationVendor } from '@mawkib/api-clients/contracts/purchase';
import type { resendableMails, StaffOrderInFull } from '@mawkib/api-clients/contracts/staff';
import type { Money } from '@mawkib/core/money';
import { and, desc, eq } from 'drizzle-orm';
import type { ApiConfig } from '../../config/api-config.js';
import type { Database } from '../../db/database.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderRow } from '../../db/schema/orders.js';
import { payments } from '../../db/schema/payments.js';
import { refundable } from '../refunds/refundable.js';
import { postgresOrderStore } from '../store/postgres/postgres-order-store.js';
import { isWaiting } from './lock-order.js';
import { refundsParts } from './request-refund.js';

type Actions = StaffOrderInFull['actions'];

/** Actions that staff can take on an order now. */
export async function orderActions(
  db: Database,
  { order, vehicle, now }: { order: OrderRow; vehicle: Vehicle; now: Date },
  config: Pick<ApiConfig, 'payments'>,
): Promise<Actions> {
  const isConfirmed = order.status === 'confirmed';
  const isSold = order.sold_at !== null || vehicle.status === 'sold';
  return {
    cancel: (isConfirmed || isWaiting(order, now)) && !isSold,
    refund: await refundOf(db, order, config),
    extend: isWaiting(order, now),
    sell: isConfirmed && order.sold_at === null && vehicle.status === 'reserved',
    unsell: isConfirmed && order.sold_at !== null && vehicle.status === 'sold',
    mails: mailsOf(order, now),
  };
}

/** Null while a refund is under way as well. */
async function refundOf(
  db: Database,
  { order_number }: OrderRow,
  config: Pick<ApiConfig, 'payments'>,
): Promise<Actions['refund']> {
  const store = postgresOrderStore(db);
  const payment = await store.paidPayment(order_number);
  if (!payment || (await store.openRefund(payment.id))) return null;
  const amount = await refundable(store, payment);
  if (amount <= 0) return null;
  const left = { amount, currency: payment.currency };
  return { left, parts: refundsParts(config, payment.vendor) };
}

/** Mails to the buyer that fit the state of an order. */
export function mailsOf(order: OrderRow, now: Date): (typeof resendableMails)[number][] {
  if (order.customer === null && order.customer_encrypted === null) return [];
  if (order.status === 'confirmed') return ['order-reserved'];
  if (order.status === 'cancelled') return ['order-cancelled'];
  // A paid order is confirmed by its payment, not by a link.
  const isFree = order.vendor_uuid === freeReservationVendor;
  return isFree && isWaiting(order, now) ? ['order-confirm'] : [];
}

/** Amount that is or was refunded for a cancelled order; undefined: none. */
export async function cancelledAmount(
  db: Database,
  { order_number }: OrderRow,
): Promise<Money | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.order_number, order_number), eq(payments.reason, 'cancelled')))
    .orderBy(desc(payments.created_at));
  if (!payment) return undefined;
  const amount = payment.amount_minor - (await postgresOrderStore(db).refundedSum(payment.id));
  return amount > 0 ? { amount, currency: payment.currency } : undefined;
}
