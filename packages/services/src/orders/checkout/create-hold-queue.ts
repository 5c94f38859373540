import { and, eq, gt, isNull, not } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { orderLocks } from '../../db/schema/orders.js';
import { orderErrors } from '../order-errors.js';
import { isReservable } from './vehicle-locks.js';

interface Requested {
  vehicle_id: string;
  lock_id?: string | undefined;
}

/** Runs `acquire` unless the vehicle is taken. */
export type HoldQueue = <T>(requested: Requested, acquire: () => Promise<T>) => Promise<T>;

/**
 * Runs the acquisitions of a vehicle in this process one after the other. Before its turn a buyer
 * reads, with one query that concurrent buyers share, whether another one has the vehicle: most
 * need no transaction. Never wait for it inside a transaction.
 */
export function createHoldQueue({ db, clock }: Pick<AppContext, 'db' | 'clock'>): HoldQueue {
  const busy = new Map<string, Promise<unknown>>();
  const reads = new Map<string, ReturnType<typeof read>>();

  const read = async (vehicle_id: string) => {
    const isLive = and(
      eq(orderLocks.vehicle_id, vehicles.id),
      isNull(orderLocks.released_at),
      not(orderLocks.shared),
      gt(orderLocks.expires_at, clock.now()),
    );
    const [found] = await db
      .select({ status: vehicles.status, lock_id: orderLocks.lock_id })
      .from(vehicles)
      .leftJoin(orderLocks, isLive)
      .where(eq(vehicles.id, vehicle_id));
    return found;
  };
  const sharedRead = (vehicle_id: string) => {
    const known = reads.get(vehicle_id);
    if (known) return known;
    const own = read(vehicle_id);
    reads.set(vehicle_id, own);
    const forget = () => reads.get(vehicle_id) === own && reads.delete(vehicle_id);
    own.then(forget, forget);
    return own;
  };

  return async ({ vehicle_id, lock_id }, acquire) => {
    do {
      await busy.get(vehicle_id);
      const found = await sharedRead(vehicle_id);
      if (found && !isReservable(found.status)) throw orderErrors.vehicleUnavailable();
      if (found?.lock_id && found.lock_id !== lock_id) throw orderErrors.vehicleLocked();
    } while (busy.has(vehicle_id));
    const own = acquire();
    const settled = own.then(
      () => {},
      () => {},
    );
    busy.set(vehicle_id, settled);
    // A read that began before this acquisition is too old for those who wait for it.
    reads.delete(vehicle_id);
    try {
      return await own;
    } finally {
      busy.delete(vehicle_id);
    }
  };
}
