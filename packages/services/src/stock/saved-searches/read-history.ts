import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import type { SearchedVehicle } from '../replica/stock-entry.js';

/** A vehicle in the JSON of the history table, which has no equipment. */
export type WrittenVehicle = Omit<SearchedVehicle, 'created_at' | 'equipment' | 'changed_in'>;

/** One change of a vehicle. */
export interface HistoryRow {
  readonly vehicle_id: string;
  readonly changed_in: number;
  /** Null if the vehicle did not exist before. */
  readonly before: WrittenVehicle | null;
}

/** Present state of a changed vehicle. */
export type PresentVehicle = WrittenVehicle &
  Pick<SearchedVehicle, 'equipment'> & { readonly created_at: string };

export interface History {
  /** Moment of the reading, see `readMoment`. */
  readonly seen: string;
  /** In chronological order. */
  readonly changes: readonly HistoryRow[];
  readonly present: readonly PresentVehicle[];
}

/** Days after which history is deleted. */
export const historyDays = 90;
/** Limit of changes that are read; the latest ones. */
const maxChanges = 10_000;

/** Reads changes since a transaction and the present vehicles in one database snapshot. */
export async function readHistory(db: Database, since: number | undefined): Promise<History> {
  const from = since ?? Number.MAX_SAFE_INTEGER;
  const [read] = await rows<{
    seen: string;
    changes: HistoryRow[] | null;
    present: PresentVehicle[] | null;
  }>(
    db,
    sql`with changes as (
      select number, vehicle_id, changed_in, before from vehicle_history
      where changed_in >= ${from} order by number desc limit ${maxChanges}
    )
    select pg_current_snapshot()::text as seen,
      (select jsonb_agg(jsonb_build_object(
        'vehicle_id', vehicle_id, 'changed_in', changed_in, 'before', before) order by number)
        from changes) as changes,
      (select jsonb_agg(searched_vehicle(${vehicles}) || jsonb_build_object(
        'equipment', equipment, 'created_at', created_at))
        from ${vehicles} where id in (select vehicle_id from changes) and retired_at is null) as present`,
  );
  return { seen: read?.seen ?? '', changes: read?.changes ?? [], present: read?.present ?? [] };
}

/** Deletes history that is older than `daysKept`. */
export async function sweepHistory(db: Database): Promise<void> {
  await db.execute(
    sql`delete from vehicle_history where changed_at < now() - make_interval(days => ${historyDays})`,
  );
}
