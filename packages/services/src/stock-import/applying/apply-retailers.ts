import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { dealers } from '../../db/schema/dealers-and-vehicles.js';

const columns = Object.values(getTableColumns(dealers)).map(({ name }) => name);
const compared = columns.filter((name) => name !== 'id');
const list = (names: readonly string[], prefix = '') =>
  sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '));

/**
 * Writes the staged retailers of a run and stores their previous values. Only a rollback deletes
 * one.
 */
export async function applyRetailers(tx: Database, run: string): Promise<void> {
  await tx.execute(sql`insert into stock_run_changes (run_id, vehicle_id, before)
    select r.run_id, r.vehicle_id, case when d.id is null then null
      else jsonb_build_object('row', to_jsonb(d)) end
    from stock_staged r left join dealers d on d.id = r.vehicle_id where r.run_id = ${run}`);
  await tx.execute(sql`insert into dealers (${list(columns)})
    select ${list(columns, 'd.')}
    from stock_staged r cross join lateral jsonb_populate_record(null::dealers, r.record) d
    where r.run_id = ${run} and r.op = 'upsert'
    on conflict (id) do update set ${sql.join(
      compared.map((name) => sql.raw(`"${name}" = excluded."${name}"`)),
      sql`, `,
    )}
    where (${list(compared, 'dealers.')}) is distinct from (${list(compared, 'excluded.')})`);
  await tx.execute(sql`delete from dealers d using stock_staged r
    where r.run_id = ${run} and r.op = 'retire' and d.id = r.vehicle_id
      and not exists (select from vehicles v where v.owner_id = d.id)`);
}
