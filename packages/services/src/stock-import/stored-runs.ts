import { randomUUID } from 'node:crypto';
import type { StockRunStatus } from '@mawkib/api-clients/contracts/stock';
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { rows } from '../db/rows.js';
import {
  type StockRunRow,
  type StockSourceRow,
  stockRuns,
} from '../db/schema/stock-import-tables.js';
import { importErrors } from './import-errors.js';

/** Statuses of an unfinished run; a source has at most one. */
export const openStatuses = [
  'queued',
  'reading',
  'waiting',
  'applying',
] as const satisfies StockRunStatus[];

/** Seconds without a heartbeat after which a process counts as ended. */
export const heartbeatTimeoutSeconds = 60;

/** Number of versions of a source that can be rolled back. */
export const maxVersions = 10;

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

/** Inserts a run; throws 409 `run_in_progress` while another one of the source is unfinished. */
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

/** Updates a run in one of these statuses; resolves to undefined if its status has changed. */
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
 * Ends a run without applying it. Its staged rows are dropped separately: a process that is
 * applying the run holds locks on them and waits for the run.
 */
export const endRun = (
  db: Database,
  id: string,
  change: Partial<StockRunRow> & { status: StockRunStatus; finished_at: Date },
): Promise<StockRunRow | undefined> => changeRun(db, id, openStatuses, change);

/** Drops staged rows of finished runs: of one run, or of all. */
export const dropStaged = (db: Database, id?: string) =>
  db.execute(sql`delete from stock_staged s using stock_runs r
    where r.id = s.run_id and not r.status in ${[...openStatuses]}
      ${id === undefined ? sql`` : sql`and r.id = ${id}`}`);

export interface LastRows {
  id: string;
  rows: number;
  /** Accepted or repaired rows. */
  usable: number;
}

/** Row counts of a source's last applied full import; undefined before the first. */
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
 * Number of rejected rows of a run without a readable id, VIN or key. Rows that the previous run
 * had as well (a totals line) are not counted.
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

/** Applied runs of a source that were not rolled back, newest first. */
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
    .limit(maxVersions);

/**
 * Marks runs that have lost their process as interrupted: drops their staged rows, so that they can
 * be restarted.
 */
export async function markInterrupted(db: Database, now: Date): Promise<number> {
  const timedOut = await db
    .select({ id: stockRuns.id })
    .from(stockRuns)
    .where(
      and(
        inArray(stockRuns.status, ['reading', 'applying']),
        lt(stockRuns.heartbeat_at, new Date(now.getTime() - heartbeatTimeoutSeconds * 1000)),
      ),
    );
  for (const { id } of timedOut) {
    await endRun(db, id, { status: 'interrupted', reason: 'interrupted', finished_at: now });
  }
  return timedOut.length;
}

/**
 * Deletes the previous values of old versions; only the last versions of a source can be rolled
 * back.
 */
export async function deleteOldVersions(db: Database, source: string): Promise<void> {
  const kept = (await versionsOf(db, source)).map(({ id }) => id);
  await db.execute(sql`delete from stock_run_changes c using stock_runs r
    where c.run_id = r.id and r.source_id = ${source}
      and not r.id in (select jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb)::uuid)`);
}
