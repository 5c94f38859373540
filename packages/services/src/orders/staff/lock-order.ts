import type { AppContext } from '../../app-context.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderRow } from '../../db/schema/orders.js';
import { orderErrors } from '../order-errors.js';
import { findOrder } from '../order-page/confirm-placed-order.js';
import type { OrderStore } from '../store/order-store.js';

/** Dependencies of a change by staff. */
export type StaffChangeParts = Pick<
  AppContext,
  'cipher' | 'mails' | 'config' | 'events' | 'jobs' | 'clock'
>;

/** An order that is being changed, with its vehicle locked. */
export interface LockedOrder {
  order: OrderRow;
  vehicle: Vehicle;
}

/** Locks an order's vehicle, as every change of an order does, and reads the order afterwards. */
export async function lockOrder(tx: OrderStore, number: string): Promise<LockedOrder> {
  const { vehicle_id } = await findOrder(tx, number);
  const vehicle = await tx.lockVehicle(vehicle_id);
  if (!vehicle) throw orderErrors.orderNotFound();
  return { order: await findOrder(tx, number), vehicle };
}

/** Waits for its confirmation or its payment. */
export const isWaiting = ({ status, expires_at }: OrderRow, now: Date): boolean =>
  status === 'created' && expires_at > now;
