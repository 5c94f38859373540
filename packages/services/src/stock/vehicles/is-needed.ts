import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import { orderLocks, orders } from '../../db/schema/orders.js';

/** True if a vehicle is on sale, or retired and still used by a hold or an order. */
export async function isNeeded(
  db: Database,
  { id, retired_at }: Pick<Vehicle, 'id' | 'retired_at'>,
): Promise<boolean> {
  if (!retired_at) return true;
  const [held] = await db
    .select({ id: orderLocks.lock_id })
    .from(orderLocks)
    .where(and(eq(orderLocks.vehicle_id, id), isNull(orderLocks.released_at)))
    .limit(1);
  if (held) return true;
  const [ordered] = await db
    .select({ id: orders.order_number })
    .from(orders)
    .where(and(eq(orders.vehicle_id, id), inArray(orders.status, ['created', 'confirmed'])))
    .limit(1);
  return ordered !== undefined;
}
