import { eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../app-context.js';
import { isDatabaseUnreachable } from '../../db/database-errors.js';
import {
  type Dealer,
  dealers,
  type Vehicle,
  vehicles,
} from '../../db/schema/dealers-and-vehicles.js';
import { createModelPictures } from './model-pictures.js';

/** A complete vehicle with its retailer. */
export interface VehicleRow {
  vehicle: Vehicle;
  dealer: Dealer;
  /** Picture of its model, if the vehicle has none. */
  modelImage?: string | undefined;
}

/** Complete vehicles by id, with a cache of the last requested ones. */
export interface VehicleRows {
  /** In the order of the ids, without missing ones. */
  byIds(ids: readonly string[]): Promise<VehicleRow[]>;
  close(): void;
}

/**
 * A vehicle with its texts takes about 10 KB, and as much again for each language it is serialised
 * in.
 */
const maxCached = 3_000;

/** `onRead` is called with rows that come from the database. */
export function createVehicleRows(
  { db, events }: Pick<AppContext, 'db' | 'events'>,
  onRead: (rows: readonly VehicleRow[]) => void = () => {},
): VehicleRows {
  const modelPictures = createModelPictures(db);
  const kept = new LRUCache<string, VehicleRow>({ max: maxCached });
  /** Rows from before a resync, used only while the database is unreachable. */
  const unproven = new LRUCache<string, VehicleRow>({ max: maxCached });
  /** Counts invalidations, so that rows in flight at that time are not cached. */
  let forgotten = 0;
  const forgetAll = () => {
    forgotten += 1;
    for (const [id, row] of [...kept].reverse()) unproven.set(id, row);
    kept.clear();
  };
  const stopHearing = [
    events.on('stock_changed', ({ vehicle_ids }) => {
      // Many vehicles changed at once, without ids.
      if (vehicle_ids.length === 0) return forgetAll();
      forgotten += 1;
      for (const id of vehicle_ids) {
        kept.delete(id);
        unproven.delete(id);
      }
    }),
    events.on('resync', forgetAll),
  ];

  const read = async (ids: readonly string[]) => {
    const before = forgotten;
    const stored = await db
      .select({ vehicle: vehicles, dealer: dealers })
      .from(vehicles)
      .innerJoin(dealers, eq(vehicles.owner_id, dealers.id))
      .where(inArray(vehicles.id, [...ids]));
    const pictures = await modelPictures(stored.map(({ vehicle }) => vehicle));
    const found = stored.map((row) => ({ ...row, modelImage: pictures(row.vehicle) }));
    for (const id of ids) unproven.delete(id);
    if (before === forgotten) for (const row of found) kept.set(row.vehicle.id, row);
    onRead(found);
    return found;
  };
  const readOrRecall = (ids: readonly string[]) =>
    read(ids).catch((error: unknown) => {
      const last = ids.map((id) => unproven.get(id)).filter((row) => row !== undefined);
      if (isDatabaseUnreachable(error) && last.length === ids.length) return last;
      throw error;
    });

  return {
    async byIds(ids) {
      const known = ids.map((id) => kept.get(id)).filter((row) => row !== undefined);
      const missing = ids.filter((id) => !kept.has(id));
      const found = new Map(
        [...known, ...(missing.length ? await readOrRecall(missing) : [])].map((row) => [
          row.vehicle.id,
          row,
        ]),
      );
      return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
    },
    close() {
      for (const stop of stopHearing) stop();
    },
  };
}
