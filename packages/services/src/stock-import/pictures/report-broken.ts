import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import type { StockRunRow } from '../../db/schema/stock-import-tables.js';

/**
 * Reports an address without a picture, once for each vehicle of the run's source that uses it. The
 * row is that of this run's file; 0 for a vehicle that the run has not changed.
 */
export async function reportBroken(
  tx: Database,
  { id, source_id }: StockRunRow,
  { url, reason }: { url: string; reason: string },
): Promise<void> {
  const photo = JSON.stringify([{ url }]);
  await tx.execute(sql`insert into stock_report (run_id, row, outcome, vehicle_id, notes)
    select ${id}::uuid, coalesce(of.row, 0), 'repaired', v.id,
      jsonb_build_array(jsonb_build_object('row', coalesce(of.row, 0), 'code', 'broken_picture',
        'field', 'photos', 'value', ${url.slice(0, 200)}::text, 'reason', ${reason}::text))
    from vehicles v
    join vehicle_sources s on s.vehicle_id = v.id and s.source_id = ${source_id}
    left join (select vehicle_id, min(row) as row from stock_report
      where run_id = ${id} and row > 0 and vehicle_id is not null group by vehicle_id) of
      on of.vehicle_id = v.id
    where v.retired_at is null and v.photos @> ${photo}::jsonb
    order by of.row, v.id`);
  await tx.execute(sql`update stock_runs set broken_pictures = broken_pictures + 1
    where id = ${id}`);
}
