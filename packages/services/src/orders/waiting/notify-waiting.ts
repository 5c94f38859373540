import { subDays } from 'date-fns';
import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { vehicleWaiting } from '../../db/schema/vehicle-waiting.js';
import { vehicleFreedom } from './vehicle-freedom.js';
import { mailVehicleFree } from './waiting-mails.js';

const atOnce = 50;

export type WaitingContext = Pick<AppContext, 'db' | 'clock' | 'cipher' | 'mails' | 'config'>;

/**
 * Mails everyone who waits for a vehicle that became free, and deletes each request with its mail,
 * in one transaction. A vehicle that was taken again meanwhile is waited for again. Resolves to the
 * number of mails.
 */
export async function notifyWaiting(context: WaitingContext): Promise<number> {
  let mailed = 0;
  for (;;) {
    const found = await context.db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(vehicleWaiting)
        .where(eq(vehicleWaiting.due, true))
        .orderBy(asc(vehicleWaiting.created_at))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      if (due.length === 0) return 0;
      const cars = await tx
        .select()
        .from(vehicles)
        .where(inArray(vehicles.id, [...new Set(due.map(({ vehicle_id }) => vehicle_id))]));
      const [done, taken]: [string[], string[]] = [[], []];
      for (const waiting of due) {
        const vehicle = cars.find(({ id }) => id === waiting.vehicle_id);
        if (!vehicle || vehicleFreedom(vehicle) !== 'free') {
          taken.push(waiting.id);
          continue;
        }
        await mailVehicleFree(tx, { waiting, vehicle }, context);
        done.push(waiting.id);
      }
      await tx.delete(vehicleWaiting).where(inArray(vehicleWaiting.id, done));
      await tx.update(vehicleWaiting).set({ due: false }).where(inArray(vehicleWaiting.id, taken));
      mailed += done.length;
      return due.length;
    });
    if (found < atOnce) return mailed;
  }
}

/** Deletes the requests of more than a day ago. */
export async function deleteEndedWaiting({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const dayAgo = subDays(clock.now(), 1);
  await db.delete(vehicleWaiting).where(lte(vehicleWaiting.created_at, dayAgo));
}
