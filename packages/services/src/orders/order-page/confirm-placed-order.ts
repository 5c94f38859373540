import type { ApiConfig } from '../../config/api-config.js';
import type { OrderRow } from '../../db/schema/orders.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import type { Events } from '../../events/events.js';
import type { Outbox } from '../../mail/outbox.js';
import { readOrderNumber } from '../../read-order-number.js';
import { isReservable } from '../checkout/vehicle-locks.js';
import { mailReserved } from '../mails/order-mails.js';
import { buyerAllowances } from '../order-allowances.js';
import { customerOf } from '../order-customers.js';
import { orderErrors } from '../order-errors.js';
import { isOrderToken } from '../order-secrets.js';
import type { OrderStore } from '../store/order-store.js';

interface Confirmation {
  number: string;
  token: string;
  now: Date;
  origin: string;
  events: Pick<Events, 'announce'>;
  cipher: PiiCipher;
  mails: Outbox;
  config: Pick<ApiConfig, 'orders' | 'sessionSecret'>;
}

export async function findOrder(
  store: Pick<OrderStore, 'order'>,
  number: string,
): Promise<OrderRow> {
  const order = await store.order(readOrderNumber(number));
  if (!order) throw orderErrors.orderNotFound();
  return order;
}

/**
 * Confirms an order and reserves its vehicle, inside one transaction. Idempotent. Locks the vehicle
 * first, as everywhere.
 */
export async function confirmPlacedOrder(
  tx: OrderStore,
  { number, token, now, origin, events, cipher, mails, config }: Confirmation,
): Promise<OrderRow> {
  const seen = await findOrder(tx, number);
  if (!isOrderToken(token, seen)) throw orderErrors.invalidToken();
  const vehicle = await tx.lockVehicle(seen.vehicle_id);
  const order = await findOrder(tx, number);
  if (order.status === 'confirmed') return order;
  if (order.status !== 'created' || order.expires_at <= now) throw orderErrors.orderExpired();
  if (!vehicle || !isReservable(vehicle.status)) throw orderErrors.vehicleUnavailable();

  const confirmed = {
    status: 'confirmed' as const,
    confirmed_at: now,
    vehicle_status: vehicle.status,
  };
  await tx.updateOrder(order.order_number, confirmed);
  if (!order.shared) {
    await tx.updateVehicle(vehicle.id, { status: 'reserved', updated_at: now });
  }
  await tx.updateHold(order.lock_id, { released_at: now });
  await events.announce(tx.db, 'stock_changed', { vehicle_ids: [vehicle.id] });
  const customer = customerOf(cipher, order);
  const reserved = { ...order, ...confirmed };
  if (customer) {
    await tx.returnAllowances(buyerAllowances(customer, config), { config });
    await mailReserved(tx, { order: reserved, customer, vehicle, origin, mails }, token);
  }
  return reserved;
}
