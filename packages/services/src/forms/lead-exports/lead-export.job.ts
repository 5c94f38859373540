import { addHours } from 'date-fns';
import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { forms, leadExportParts, leadExports, leads } from '../../db/schema/forms.js';
import type { JobDefinition } from '../../jobs/job-queue.js';
import { presentLead } from '../lead-answers.js';
import { csvFile, jsonFile } from './lead-export-file.js';

export const leadExportJob = 'lead_export';

export const partAad = (export_id: string, part: number) => `lead_export/${export_id}/${part}`;

const rowsPerPart = 1000;

/**
 * Writes an export in encrypted parts, then marks it as done. A restart begins with the first part.
 * Leads that arrive after the request are not included.
 */
export function leadExport({
  db,
  clock,
  cipher,
  config,
}: Pick<AppContext, 'config' | 'db' | 'clock' | 'cipher'>): JobDefinition {
  type ExportRow = typeof leadExports.$inferSelect;

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

  const nextLeads = async (row: ExportRow, after: Cursor | undefined) => {
    const isUp = row.sort === 'created_at';
    const order = isUp ? asc : desc;
    const place = sql`(${leads.created_at}, ${leads.id})`;
    const passed =
      after &&
      sql`${place} ${sql.raw(isUp ? '>' : '<')} (${after.at}::timestamptz, ${after.id}::uuid)`;
    return db
      .select({ lead: leads, at: sql<string>`${leads.created_at}::text` })
      .from(leads)
      .where(and(...rangeOf(row), passed))
      .orderBy(order(leads.created_at), order(leads.id))
      .limit(rowsPerPart);
  };

  return {
    name: leadExportJob,
    retries: 3,
    retryDelay: 5,
    run: async ({ export_id = '' }, { signal }) => {
      const [found] = await db
        .update(leadExports)
        .set({ status: 'processing' })
        .where(and(eq(leadExports.id, export_id), sql`${leadExports.status} <> 'done'`))
        .returning();
      if (!found) return;
      const [form] = await db.select().from(forms).where(eq(forms.id, found.form_id));
      if (!form) return;
      const file = found.format === 'csv' ? csvFile(form, found.locale) : jsonFile;
      await write(found, 0, file.begin);
      let rows = 0;
      let part = 1;
      let after: Cursor | undefined;
      for (;;) {
        signal.throwIfAborted();
        const batch = await nextLeads(found, after);
        const last = batch.at(-1);
        if (!last) break;
        const presented = batch.map(({ lead }) => presentLead(cipher, lead));
        await write(found, part, file.piece(presented, rows));
        rows += batch.length;
        part += 1;
        after = { at: last.at, id: last.lead.id };
      }
      await write(found, part, file.end);
      const finished_at = clock.now();
      const expires_at = addHours(finished_at, config.retention.exportHours);
      await db
        .update(leadExports)
        .set({ status: 'done', rows, finished_at, expires_at })
        .where(eq(leadExports.id, found.id));
    },
    onDeadLetter: async ({ export_id = '' }) => {
      const finished_at = clock.now();
      const expires_at = addHours(finished_at, config.retention.exportHours);
      await db
        .update(leadExports)
        .set({ status: 'failed', finished_at, expires_at })
        .where(eq(leadExports.id, export_id));
      await db.delete(leadExportParts).where(eq(leadExportParts.export_id, export_id));
    },
  };
}

interface Cursor {
  /** With microseconds, as PostgreSQL formats it. */
  at: string;
  id: string;
}

function rangeOf({
  form_id,
  created_from,
  created_until,
  created_at,
}: typeof leadExports.$inferSelect): SQL[] {
  return [
    eq(leads.form_id, form_id),
    lte(leads.created_at, created_at),
    ...(created_from ? [gte(leads.created_at, created_from)] : []),
    ...(created_until ? [lte(leads.created_at, created_until)] : []),
  ];
}
