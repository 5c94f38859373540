import { and, eq, isNull, lte } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import { orderLocks, orders } from '../../db/schema/orders.js';
import type { JobDefinition } from '../../jobs/job-queue.js';
import { lockVehicle, releaseExpired } from './vehicle-locks.js';

const atOnce = 200;

export type ExpiryContext = Pick<
  AppContext,
  'db' | 'clock' | 'events' | 'cipher' | 'mails' | 'config'
>;

/**
 * Frees vehicles with expired holds and orders every minute, so that lists show them without a
 * request for the vehicle.
 */
export const reservationExpiryJob = (context: ExpiryContext): JobDefinition => ({
  name: 'reservation_expiry',
  every: '* * * * *',
  retries: 0,
  run: async () => {
    await releaseAllExpired(context);
  },
});

/** Ends all expired holds and orders. Resolves to the number of freed vehicles. */
export async function releaseAllExpired(context: ExpiryContext): Promise<number> {
  const { db, clock, events } = context;
  let freed = 0;
  for (;;) {
    const now = clock.now();
    const due = await overdueVehicles(db, now);
    for (const vehicle_id of due) {
      // Lock order: the vehicle first, as everywhere.
      await db.transaction(async (tx) => {
        const vehicle = await lockVehicle(tx, vehicle_id);
        if (vehicle) await releaseExpired(tx, vehicle, now, context);
        await events.announce(tx, 'stock_changed', { vehicle_ids: [vehicle_id] });
      });
    }
    freed += due.length;
    if (due.length < atOnce) return freed;
  }
}

async function overdueVehicles(db: Database, now: Date): Promise<string[]> {
  const locks = await db
    .selectDistinct({ id: orderLocks.vehicle_id })
    .from(orderLocks)
    .where(and(isNull(orderLocks.released_at), lte(orderLocks.expires_at, now)))
    .limit(atOnce);
  const late = await db
    .selectDistinct({ id: orders.vehicle_id })
    .from(orders)
    .where(and(eq(orders.status, 'created'), lte(orders.expires_at, now)))
    .limit(atOnce);
  return [...new Set([...locks, ...late].map(({ id }) => id))].slice(0, atOnce);
}
