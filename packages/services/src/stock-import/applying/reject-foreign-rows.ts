import { subHours } from 'date-fns';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import type { StockRunRow } from '../../db/schema/stock-import-tables.js';

interface Given extends Record<string, unknown> {
  created: number;
  changed: number;
  retired: number;
  accepted: number;
  repaired: number;
}

/** Max duration of applying a run; a concurrent run's vehicles carry the time of its start. */
const maxApplyingHours = 1;

/**
 * Rejects rows about vehicles that another source has put on sale since the run was compared with
 * the stock.
 */
export async function rejectForeignRows(tx: Database, run: StockRunRow): Promise<void> {
  const { id, source_id, kind, created_at } = run;
  // A rollback is not compared when it is read.
  const since = kind === 'rollback' ? new Date(0) : subHours(created_at, maxApplyingHours);
  const others = sql`s.source_id <> ${source_id} and v.retired_at is null
    and v.updated_at >= ${since.toISOString()}::timestamptz`;
  const [found] = await rows<{ any: boolean }>(
    tx,
    sql`select exists (select from vehicles v join vehicle_sources s on s.vehicle_id = v.id
      where ${others}) as any`,
  );
  if (!found?.any) return;
  // The planner has no statistics on the rows just staged; a nested loop would take minutes.
  await tx.execute(sql`set local enable_nestloop = off`);
  await rejectRows(tx, id, sql`v.id = r.vehicle_id and ${others}`);
  await rejectRows(tx, id, sql`r.change = 'created' and v.vin = r.record ->> 'vin' and ${others}`);
  await tx.execute(sql`update stock_staged r
    set record = jsonb_set(r.record, '{vin}', 'null'), outcome = 'repaired', notes = r.notes
      || jsonb_build_object('row', r.row, 'code', 'vin_taken', 'field', 'vin', 'value', v.vin)
    from vehicles v join vehicle_sources s on s.vehicle_id = v.id
    where r.run_id = ${id} and r.op = 'upsert' and v.vin = r.record ->> 'vin'
      and v.id <> r.vehicle_id and ${others}`);
  await tx.execute(sql`set local enable_nestloop = on`);
}

/** Removes rows about vehicles of other sources from a run, and reports them. */
async function rejectRows(tx: Database, run: string, theirs: SQL): Promise<void> {
  const [given] = await rows<Given>(
    tx,
    sql`with given as (
        delete from stock_staged r using vehicles v join vehicle_sources s on s.vehicle_id = v.id
        where r.run_id = ${run} and ${theirs}
        returning r.row, r.vehicle_id, r.notes, r.outcome, r.change, s.source_id
      ), reported as (
        insert into stock_report (run_id, row, outcome, vehicle_id, notes)
        select ${run}::uuid, row, 'rejected', vehicle_id,
          notes || jsonb_build_object('row', row, 'code', 'other_source', 'value', source_id)
        from given
      )
      select count(*) filter (where change = 'created')::int as created,
        count(*) filter (where change = 'changed')::int as changed,
        count(*) filter (where change = 'retired')::int as retired,
        count(*) filter (where outcome = 'accepted')::int as accepted,
        count(*) filter (where outcome = 'repaired')::int as repaired
      from given`,
  );
  if (!given || given.created + given.changed + given.retired === 0) return;
  await tx.execute(sql`update stock_runs set created = created - ${given.created},
      changed = changed - ${given.changed}, retired = retired - ${given.retired},
      accepted = accepted - ${given.accepted}, repaired = repaired - ${given.repaired},
      rejected = rejected + ${given.accepted + given.repaired}
    where id = ${run}`);
}
