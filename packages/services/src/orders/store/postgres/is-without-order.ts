import { and, eq, gt, isNull, notExists, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { orderLocks, orders } from '../../../db/schema/orders.js';

/** Condition for live holds without an order. */
export const isWithoutOrder = (db: Database, now: Date): SQL | undefined =>
  and(
    isNull(orderLocks.released_at),
    gt(orderLocks.expires_at, now),
    notExists(db.select().from(orders).where(eq(orders.lock_id, orderLocks.lock_id))),
  );
