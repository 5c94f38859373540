import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, isNull, not } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../app-context.js';
import { dealers, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { orderLocks } from '../../db/schema/orders.js';
import { orderErrors } from '../order-errors.js';
import type { Holder } from './hold-limits.js';
import { isBuiltOnDemand, isOwn, isReservable } from './vehicle-locks.js';

interface Requested {
  vehicle_id: string;
  company_uuid: string;
  lock_id?: string | undefined;
  holder: Holder;
}

/** Runs `acquire` unless the vehicle is taken. */
export type HoldQueue = <T>(requested: Requested, acquire: () => Promise<T>) => Promise<T>;

/** Min time in ms between the starts of two reads of one vehicle; buyers meanwhile share the next. */
const readGapMs = 25;

/**
 * Runs the acquisitions of a vehicle in this process one after the other. Before its turn a buyer
 * reads, with one query that concurrent buyers share, whether another one has the vehicle: most
 * need no transaction. Never wait for it inside a transaction.
 */
export function createHoldQueue({ db, clock }: Pick<AppContext, 'db' | 'clock'>): HoldQueue {
  const busy = new Map<string, Promise<unknown>>();
  const reads = new Map<string, ReturnType<typeof read>>();
  const lastReads = new LRUCache<string, number>({ max: 1_000 });

  const read = async (vehicle_id: string) => {
    const isLive = and(
      eq(orderLocks.vehicle_id, vehicles.id),
      isNull(orderLocks.released_at),
      not(orderLocks.shared),
      gt(orderLocks.expires_at, clock.now()),
    );
    const [found] = await db
      .select({
        status: vehicles.status,
        company_uuid: dealers.company_uuid,
        lock_id: orderLocks.lock_id,
        browser_digest: orderLocks.browser_digest,
      })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .leftJoin(orderLocks, isLive)
      .where(eq(vehicles.id, vehicle_id));
    return found;
  };
  const sharedRead = (vehicle_id: string) => {
    const known = reads.get(vehicle_id);
    if (known) return known;
    const wait = (lastReads.get(vehicle_id) ?? 0) + readGapMs - performance.now();
    lastReads.set(vehicle_id, performance.now() + Math.max(0, wait));
    const own = wait > 0 ? pause(wait).then(() => read(vehicle_id)) : read(vehicle_id);
    reads.set(vehicle_id, own);
    const forget = () => reads.get(vehicle_id) === own && reads.delete(vehicle_id);
    own.then(forget, forget);
    return own;
  };

  return async (requested, acquire) => {
    const { vehicle_id } = requested;
    do {
      await busy.get(vehicle_id);
      const found = await sharedRead(vehicle_id);
      if (found) checkFree(found, requested);
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

interface Found {
  status: string;
  company_uuid: string;
  lock_id: string | null;
  browser_digest: string | null;
}

/** Throws the same errors as the acquisition, in the same order. */
function checkFree(found: Found, { company_uuid, lock_id, holder }: Requested): void {
  const { status, browser_digest } = found;
  if (found.company_uuid !== company_uuid) throw orderErrors.wrongCompany();
  if (!isReservable(status)) throw orderErrors.vehicleUnavailable();
  if (found.lock_id === null || found.lock_id === lock_id || isBuiltOnDemand(status)) return;
  if (!isOwn({ browser_digest }, holder)) throw orderErrors.vehicleLocked();
}
