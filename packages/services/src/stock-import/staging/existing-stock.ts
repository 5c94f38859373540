import type { FeedMatch } from '@mawkib/stock-locator/feed';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';

/** Columns of a stored vehicle that rows are compared with. */
export interface ExistingVehicle {
  readonly id: string;
  /** Name of the vehicle's other source; null: it has none; undefined: it belongs to this one. */
  readonly other: string | null | undefined;
  readonly hash: string | null;
  readonly retired: boolean;
  /** True if a row of this run matches it. */
  seen: boolean;
  /** True if a rejected row of this run matches it. */
  named: boolean;
}

/** Stored vehicles by everything that a row can match. */
export interface ExistingStock {
  /** The vehicle that a row of this source matches. */
  find(match: FeedMatch): ExistingVehicle | undefined;
  byId(id: string): ExistingVehicle | undefined;
  byVin(vin: string): ExistingVehicle | undefined;
  /** Vehicles of this source that are on sale. */
  own(): Iterable<ExistingVehicle>;
}

const atOnce = 1_000;

interface Stored extends Record<string, unknown> {
  id: string;
  vin: string | null;
  source: string | null;
  match_id: string | null;
  match_key: string | null;
  hash: string | null;
  retired: boolean;
}

/**
 * Reads the stored vehicles in pages; only ids and hashes, to save memory. `only`: those that one of
 * these ids, VINs or keys may match.
 */
export async function readExistingStock(
  db: Database,
  source: string,
  only?: readonly string[],
): Promise<ExistingStock> {
  const list = JSON.stringify(only ?? []);
  const wanted = sql`(select jsonb_array_elements_text(${list}::jsonb))`;
  const isWanted = only
    ? sql`and (v.id in ${wanted} or v.vin in ${wanted} or s.match_id in ${wanted}
        or s.match_key in ${wanted})`
    : sql``;
  const ids = new Map<string, ExistingVehicle>();
  const vins = new Map<string, ExistingVehicle>();
  const matches = new Map<string, ExistingVehicle>();
  const keys = new Map<string, ExistingVehicle>();
  for (let after = ''; ; ) {
    const found = await rows<Stored>(
      db,
      sql`select v.id, v.vin, s.source_id as source, s.match_id, s.match_key, s.hash,
          v.retired_at is not null as retired
        from vehicles v left join vehicle_sources s on s.vehicle_id = v.id
        where v.id > ${after} ${isWanted} order by v.id limit ${atOnce}`,
    );
    for (const row of found) {
      const isOwn = row.source === source;
      const vehicle: ExistingVehicle = {
        id: row.id,
        other: isOwn ? undefined : row.source,
        hash: isOwn ? row.hash : null,
        retired: row.retired,
        seen: false,
        named: false,
      };
      ids.set(row.id, vehicle);
      if (row.vin !== null) vins.set(row.vin, vehicle);
      if (isOwn && row.match_id !== null && row.match_id !== row.id) {
        matches.set(row.match_id, vehicle);
      }
      if (isOwn && row.match_key !== null) keys.set(row.match_key, vehicle);
    }
    const last = found.at(-1);
    if (!last || found.length < atOnce) break;
    after = last.id;
  }
  const ofThisSource = (vehicle: ExistingVehicle | undefined) =>
    vehicle && typeof vehicle.other !== 'string' ? vehicle : undefined;
  return {
    find: ({ id, vin, key }) =>
      (id === undefined ? undefined : (matches.get(id) ?? ofThisSource(ids.get(id)))) ??
      (vin === undefined ? undefined : ofThisSource(vins.get(vin))) ??
      (key === undefined ? undefined : keys.get(key)),
    byId: (id) => ids.get(id),
    byVin: (vin) => vins.get(vin),
    *own() {
      for (const vehicle of ids.values()) {
        if (vehicle.other === undefined && !vehicle.retired) yield vehicle;
      }
    },
  };
}
