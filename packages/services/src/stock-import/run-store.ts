import { randomUUID } from 'node:crypto';
import type { StockRunStatus } from '@mawkib/api-clients/contracts';
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { rows } from '../db/rows.js';
import {
  type StockRunRow,
  type StockSourceRow,
  stockRuns,
} from '../db/schema/stock-import-tables.js';
import { importErrors } from './import-errors.js';

/** A run of a source that is in one of these is not finished: no other can begin. */
export const openStatuses = [
  'queued',
  'reading',
  'waiting',
  'applying',
] as const satisfies StockRunStatus[];

/** A process that said nothing for so long has ended. */
export const silentSeconds = 60;

/** Versions of a source that can be rolled back. */
export const versionsKept = 10;

export interface NewRun {
  source: StockSourceRow;
  kind?: 'import' | 'rollback';
  status?: StockRunStatus;
  mode: 'full' | 'partial';
  target: 'vehicles' | 'retailers';
  mapping: { name: string; version: number } | null;
  file?: { id: string; name: string; bytes: number } | undefined;
  target_run?: string;
  started_by: string | null;
  person_id: string | null;
  token_id: string | null;
  now: Date;
}

/** Stores a new run; 409 `run_in_progress` while another one of the source is not finished. */
export async function createRun(tx: Database, fresh: NewRun): Promise<StockRunRow> {
  const { source, mapping, file, now } = fresh;
  const [row] = await tx
    .insert(stockRuns)
    .values({
      id: randomUUID(),
      source_id: source.id,
      kind: fresh.kind ?? 'import',
      target: fresh.target,
      status: fresh.status ?? 'queued',
      mode: fresh.mode,
      mapping_name: mapping?.name ?? null,
      mapping_version: mapping?.version ?? null,
      file_id: file?.id ?? null,
      file_name: file?.name ?? null,
      bytes_total: file?.bytes ?? null,
      target_run: fresh.target_run ?? null,
      started_by: fresh.started_by,
      person_id: fresh.person_id,
      token_id: fresh.token_id,
      created_at: now,
      heartbeat_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (row) return row;
  const [open] = await openRuns(tx, source.id);
  throw importErrors.runInProgress(open?.id ?? '');
}

export const openRuns = (db: Database, source: string): Promise<StockRunRow[]> =>
  db
    .select()
    .from(stockRuns)
    .where(and(eq(stockRuns.source_id, source), inArray(stockRuns.status, [...openStatuses])));

export async function findRun(db: Database, id: string): Promise<StockRunRow> {
  const [run] = await db.select().from(stockRuns).where(eq(stockRuns.id, id));
  if (!run) throw importErrors.unknownRun();
  return run;
}

/** Changes a run that is in one of these statuses; undefined where it is not, by now. */
export async function changeRun(
  db: Database,
  id: string,
  from: readonly StockRunStatus[],
  change: Partial<StockRunRow>,
): Promise<StockRunRow | undefined> {
  const [row] = await db
    .update(stockRuns)
    .set(change)
    .where(and(eq(stockRuns.id, id), inArray(stockRuns.status, [...from])))
    .returning();
  return row;
}

/**
 * Ends a run without applying it. What it staged is dropped apart from this: whoever applies the run at
 * the moment holds those rows, and waits for the run.
 */
export const endRun = (
  db: Database,
  id: string,
  change: Partial<StockRunRow> & { status: StockRunStatus; finished_at: Date },
): Promise<StockRunRow | undefined> => changeRun(db, id, openStatuses, change);

/** Drops what runs have staged that are over: of one run, or of all. */
export const dropStaged = (db: Database, id?: string) =>
  db.execute(sql`delete from stock_staged s using stock_runs r
    where r.id = s.run_id and not r.status in ${[...openStatuses]}
      ${id === undefined ? sql`` : sql`and r.id = ${id}`}`);

export interface LastRows {
  id: string;
  rows: number;
  /** Accepted or repaired. */
  usable: number;
}

/** Of the last full import of a source that was applied; undefined before the first. */
export async function lastRows(db: Database, source: string): Promise<LastRows | undefined> {
  const [last] = await db
    .select({
      id: stockRuns.id,
      rows: stockRuns.rows,
      usable: sql<number>`${stockRuns.accepted} + ${stockRuns.repaired}`,
    })
    .from(stockRuns)
    .where(
      and(
        eq(stockRuns.source_id, source),
        inArray(stockRuns.status, ['applied', 'unchanged']),
        eq(stockRuns.kind, 'import'),
        eq(stockRuns.mode, 'full'),
        sql`${stockRuns.rows} > 0`,
      ),
    )
    .orderBy(desc(stockRuns.number))
    .limit(1);
  return last;
}

/**
 * How many rows of a run are about no car that could be told: rejected, and without a readable id, VIN
 * or key. Rows that the run before had as well (a line of totals) are not counted.
 */
export async function unidentifiedRows(db: Database, id: string, before: string): Promise<number> {
  const of = (run: string) => sql`count(*) filter (where run_id = ${run}::uuid)`;
  const [found] = await rows<{ more: number }>(
    db,
    sql`select greatest(${of(id)} - ${of(before)}, 0)::int as more from stock_report
      where run_id in (${id}::uuid, ${before}::uuid) and outcome = 'rejected'
        and vehicle_id is null and notes @> '[{"code": "missing_match"}]'`,
  );
  return found?.more ?? 0;
}

/** Runs of a source that were applied and not taken back, newest first. */
export const versionsOf = (db: Database, source: string): Promise<StockRunRow[]> =>
  db
    .select()
    .from(stockRuns)
    .where(
      and(
        eq(stockRuns.source_id, source),
        eq(stockRuns.status, 'applied'),
        isNotNull(stockRuns.version),
        isNull(stockRuns.rolled_back_by),
      ),
    )
    .orderBy(desc(stockRuns.version))
    .limit(versionsKept);

/** Runs whose process has ended: what they staged goes, and they can be restarted. */
export async function markInterrupted(db: Database, now: Date): Promise<number> {
  const silent = await db
    .select({ id: stockRuns.id })
    .from(stockRuns)
    .where(
      and(
        inArray(stockRuns.status, ['reading', 'applying']),
        lt(stockRuns.heartbeat_at, new Date(now.getTime() - silentSeconds * 1000)),
      ),
    );
  for (const { id } of silent) {
    await endRun(db, id, { status: 'interrupted', reason: 'interrupted', finished_at: now });
  }
  return silent.length;
}

/** Forgets what older versions replaced, so that a source holds the last ones alone. */
export async function forgetOldVersions(db: Database, source: string): Promise<void> {
  const kept = (await versionsOf(db, source)).map(({ id }) => id);
  await db.execute(sql`delete from stock_run_changes c using stock_runs r
    where c.run_id = r.id and r.source_id = ${source}
      and not r.id in (select jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb)::uuid)`);
}
