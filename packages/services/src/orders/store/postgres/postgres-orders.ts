import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { orders } from '../../../db/schema/orders.js';
import type { OrderRows } from '../order-rows.js';

export const postgresOrders = (db: Database): OrderRows => ({
  async order(order_number) {
    const [order] = await db.select().from(orders).where(eq(orders.order_number, order_number));
    return order;
  },
  async orderOfHold(lock_id) {
    const [order] = await db.select().from(orders).where(eq(orders.lock_id, lock_id));
    return order;
  },
  async insertOrder(row) {
    const [order] = await db.insert(orders).values(row).returning();
    if (!order) throw new Error('The order was not stored');
    return order;
  },
  async updateOrder(order_number, set) {
    await db.update(orders).set(set).where(eq(orders.order_number, order_number));
  },
  async addOrderLink(order_number, hash) {
    await db
      .update(orders)
      .set({ link_hashes: sql`array_append(${orders.link_hashes}, ${hash})` })
      .where(eq(orders.order_number, order_number));
  },
  expireOrders: (vehicle_id, now) =>
    db
      .update(orders)
      .set({ status: 'expired' })
      .where(
        and(
          eq(orders.vehicle_id, vehicle_id),
          eq(orders.status, 'created'),
          lte(orders.expires_at, now),
        ),
      )
      .returning(),
});
