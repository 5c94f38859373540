import type { OrderRow, orders } from '../../db/schema/orders.js';

export type NewOrderRow = typeof orders.$inferInsert;

/** Orders. A vehicle has one that is created or confirmed; a hold has one. */
export interface OrderRows {
  order(order_number: string): Promise<OrderRow | undefined>;
  orderOfHold(lock_id: string): Promise<OrderRow | undefined>;
  /** Throws if the vehicle or the hold has an order. */
  insertOrder(row: NewOrderRow): Promise<OrderRow>;
  updateOrder(order_number: string, set: Partial<OrderRow>): Promise<void>;
  /** Adds the hash of another mailed link's token. */
  addOrderLink(order_number: string, hash: string): Promise<void>;
  /** Ends a vehicle's waiting orders that have expired, and returns them. */
  expireOrders(vehicle_id: string, now: Date): Promise<OrderRow[]>;
}
