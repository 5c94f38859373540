import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderRow } from '../../db/schema/orders.js';
import { buyer, type CancellingParts, cancelOrder } from '../cancel-order.js';
import { orderErrors } from '../order-errors.js';
import { isOrderToken } from '../order-secrets.js';
import type { OrderStore } from '../store/order-store.js';
import { findOrder } from './confirm-placed-order.js';

interface Cancellation {
  number: string;
  token: string;
  reason: string | undefined;
  now: Date;
}

/** Whether a buyer can cancel an order now, and the deadline; `until` is null without one. */
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
 * Cancels an order for its buyer, inside one transaction. Idempotent.
 */
export async function cancelPlacedOrder(
  tx: OrderStore,
  { number, token, reason, now }: Cancellation,
  parts: CancellingParts,
): Promise<OrderRow> {
  const seen = await findOrder(tx, number);
  if (!isOrderToken(token, seen)) throw orderErrors.invalidToken();
  const vehicle = await tx.lockVehicle(seen.vehicle_id);
  const order = await findOrder(tx, number);
  if (order.status === 'cancelled') return order;
  const isExpired = order.status === 'created' && order.expires_at <= now;
  if (order.status === 'expired' || isExpired) throw orderErrors.orderExpired();
  if (!vehicle || !cancellationOf(order, vehicle, now).allowed) throw orderErrors.cancelClosed();

  return cancelOrder(tx, { order, vehicle, reason, by: buyer, free: true, now }, parts);
}
