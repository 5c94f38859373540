import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import type { StagedRow } from '../../db/schema/stock-import-tables.js';
import type { StoredNote } from '../import-notes.js';

/** A row of the report that changes nothing, or was rejected. */
export interface ReportedRow {
  row: number;
  outcome: 'accepted' | 'repaired' | 'rejected';
  change: 'unchanged' | null;
  vehicle_id: string | null;
  notes: readonly StoredNote[];
}

export type Staged = Omit<StagedRow, 'run_id' | 'position'>;

export interface StagedWriter {
  /** Number of staged rows. */
  readonly staged: number;
  stage(row: Staged): void;
  report(row: ReportedRow): void;
  /** Writes the buffer if it is full, or `all` of it. */
  flush(all?: boolean): Promise<void>;
}

const atOnce = 500;

/**
 * Creates a writer that stages rows and report rows in batches, one statement with one parameter
 * each.
 */
export function createStagedWriter(db: Database, run_id: string): StagedWriter {
  let staged = 0;
  let waiting: (Staged & { position: number })[] = [];
  let reported: ReportedRow[] = [];
  return {
    get staged() {
      return staged;
    },
    stage(row) {
      staged += 1;
      waiting.push({ ...row, position: staged });
    },
    report(row) {
      reported.push(row);
    },
    async flush(all = false) {
      if (waiting.length >= atOnce || (all && waiting.length > 0)) {
        const batch = waiting;
        waiting = [];
        await db.execute(sql`insert into stock_staged
            (run_id, position, row, vehicle_id, op, change, outcome, notes, match_id, match_key,
              hash, imported, record)
          select ${run_id}::uuid, position, row, vehicle_id, op, change, outcome,
            coalesce(notes, '[]'), match_id, match_key, hash, imported, record
          from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r (position integer,
            row integer, vehicle_id text, op text, change text, outcome text, notes jsonb,
            match_id text, match_key text, hash text, imported jsonb, record jsonb)`);
      }
      if (reported.length >= atOnce || (all && reported.length > 0)) {
        const batch = reported;
        reported = [];
        await db.execute(sql`insert into stock_report
            (run_id, row, outcome, change, vehicle_id, notes)
          select ${run_id}::uuid, row, outcome, change, vehicle_id, notes
          from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r (row integer, outcome text,
            change text, vehicle_id text, notes jsonb)`);
      }
    },
  };
}
