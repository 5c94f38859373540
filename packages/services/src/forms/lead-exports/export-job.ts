import { addHours } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { leadExportParts, leadExports } from '../../db/schema/forms.js';
import type { JobDefinition } from '../../jobs/job-queue.js';

export type ExportRow = typeof leadExports.$inferSelect;

/** Rows that are read and written at once. */
export const rowsPerPart = 1000;

export const partAad = (export_id: string, part: number) => `lead_export/${export_id}/${part}`;

/** Content of an export in parts. */
export interface ExportSource {
  begin: string;
  /** Next rows as text; undefined after the last ones. `written`: number of rows before them. */
  next(written: number): Promise<{ text: string; rows: number } | undefined>;
  end: string;
}

/**
 * A job that writes an export in encrypted parts, then marks it as done. A restart begins with the
 * first part. `open` resolves to undefined if there is nothing to export any more.
 */
export function exportJob(
  name: string,
  { db, clock, cipher, config }: Pick<AppContext, 'config' | 'db' | 'clock' | 'cipher'>,
  open: (row: ExportRow) => Promise<ExportSource | undefined>,
): JobDefinition {
  const write = async (row: ExportRow, part: number, text: string) => {
    const encrypted = cipher.encrypt(text, partAad(row.id, part));
    await db
      .insert(leadExportParts)
      .values({ export_id: row.id, part, encrypted })
      .onConflictDoUpdate({
        target: [leadExportParts.export_id, leadExportParts.part],
        set: { encrypted },
      });
  };
  const finish = async (id: string, set: Pick<ExportRow, 'status'> & Partial<ExportRow>) => {
    const finished_at = clock.now();
    const expires_at = addHours(finished_at, config.retention.exportHours);
    await db
      .update(leadExports)
      .set({ ...set, finished_at, expires_at })
      .where(eq(leadExports.id, id));
  };

  return {
    name,
    retries: 3,
    retryDelay: 5,
    run: async ({ export_id = '' }, { signal }) => {
      const [found] = await db
        .update(leadExports)
        .set({ status: 'processing' })
        .where(and(eq(leadExports.id, export_id), sql`${leadExports.status} <> 'done'`))
        .returning();
      const source = found && (await open(found));
      if (!found || !source) return;
      await write(found, 0, source.begin);
      let rows = 0;
      let part = 1;
      for (;;) {
        signal.throwIfAborted();
        const batch = await source.next(rows);
        if (!batch) break;
        await write(found, part, batch.text);
        rows += batch.rows;
        part += 1;
      }
      await write(found, part, source.end);
      await finish(found.id, { status: 'done', rows });
    },
    onDeadLetter: async ({ export_id = '' }) => {
      await finish(export_id, { status: 'failed' });
      await db.delete(leadExportParts).where(eq(leadExportParts.export_id, export_id));
    },
  };
}
