import type { FeedVehicleValues } from '@mawkib/stock-locator/feed';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import type { StockRunRow } from '../../db/schema/stock-import-tables.js';
import { type VehicleRecord, vehicleRecord } from '../vehicle-record.js';
import { noCounts, type RowCounts } from './stage-rows.js';
import type { StagedWriter } from './staged-writer.js';

const atOnce = 1_000;

interface Before extends Record<string, unknown> {
  id: string;
  before: {
    row?: VehicleRecord;
    imported?: FeedVehicleValues;
    hash?: string | null;
    match_id?: string | null;
    match_key?: string | null;
    owner_id?: string;
    retired?: boolean;
  } | null;
  retired: boolean;
  /** True for a retailer that vehicles refer to. */
  used: boolean;
}

interface Options {
  db: Database;
  run: StockRunRow;
  writer: StagedWriter;
  now: Date;
}

/** Condition for the target run and later runs of its source that are still in the stock. */
const toRollBack = ({ source_id, target_run }: StockRunRow) => sql`r.source_id = ${source_id}
  and r.status = 'applied' and r.version is not null and r.rolled_back_by is null
  and r.version >= (select version from stock_runs where id = ${target_run})`;

/** Stages the values that vehicles had before the target run and all later ones. */
export async function stageRollback({ db, run, writer, now }: Options): Promise<RowCounts> {
  const counts = noCounts();
  for (let after = ''; ; ) {
    const found = await rows<Before>(
      db,
      sql`select distinct on (c.vehicle_id) c.vehicle_id as id, c.before,
          v.retired_at is not null as retired,
          exists (select from vehicles o where o.owner_id = c.vehicle_id) as used
        from stock_run_changes c join stock_runs r on r.id = c.run_id
        left join vehicles v on v.id = c.vehicle_id
        where ${toRollBack(run)} and c.vehicle_id > ${after}
        order by c.vehicle_id, r.version limit ${atOnce}`,
    );
    for (const { id, before, retired, used } of found) {
      counts.rows += 1;
      counts.accepted += 1;
      if (!before && run.target === 'retailers' && used) {
        counts.unchanged += 1;
        continue;
      }
      if (!before) {
        counts.retired += 1;
        writer.stage({ ...nothing, vehicle_id: id, op: 'retire', change: 'retired' });
        continue;
      }
      const change =
        retired && !before.retired ? 'created' : before.retired ? 'retired' : 'changed';
      counts[change] += 1;
      const record =
        before.row ??
        vehicleRecord(before.imported ?? {}, { id, owner_id: before.owner_id ?? '', now });
      if (before.retired) record.retired_at = now.toISOString();
      writer.stage({
        ...nothing,
        vehicle_id: id,
        op: 'upsert',
        change,
        match_id: before.match_id ?? null,
        match_key: before.match_key ?? null,
        hash: before.hash ?? null,
        imported: before.row ? null : before.imported,
        record,
      });
    }
    await writer.flush();
    const last = found.at(-1);
    if (!last || found.length < atOnce) break;
    after = last.id;
  }
  await writer.flush(true);
  return counts;
}

const nothing = { row: 0, outcome: 'accepted' } as const;

/** Marks the runs of a rollback, so that they cannot be rolled back again. */
export const markRolledBack = (tx: Database, run: StockRunRow) =>
  tx.execute(
    sql`update stock_runs r set rolled_back_by = ${run.id} where ${toRollBack(run)} and r.id <> ${run.id}`,
  );
