import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { forms, type leadExports, leads } from '../../db/schema/forms.js';
import type { JobDefinition } from '../../jobs/job-queue.js';
import { presentLead } from '../lead-answers.js';
import { type ExportRow, exportJob, rowsPerPart } from './export-job.js';
import { csvFile, jsonFile } from './lead-export-file.js';

export const leadExportJob = 'lead_export';

/** Exports the leads of a form. Leads that arrive after the request are not included. */
export function leadExport(
  context: Pick<AppContext, 'config' | 'db' | 'clock' | 'cipher'>,
): JobDefinition {
  const { db, cipher } = context;
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

  return exportJob(leadExportJob, context, async (row) => {
    const [form] = await db
      .select()
      .from(forms)
      .where(eq(forms.id, row.form_id ?? ''));
    if (!form) return undefined;
    const { begin, piece, end } = row.format === 'csv' ? csvFile(form, row.locale) : jsonFile;
    let after: Cursor | undefined;
    return {
      begin,
      end,
      next: async (written) => {
        const batch = await nextLeads(row, after);
        const last = batch.at(-1);
        if (!last) return undefined;
        after = { at: last.at, id: last.lead.id };
        const presented = batch.map(({ lead }) => presentLead(cipher, lead));
        return { text: piece(presented, written), rows: batch.length };
      },
    };
  });
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
    eq(leads.form_id, form_id ?? ''),
    lte(leads.created_at, created_at),
    ...(created_from ? [gte(leads.created_at, created_from)] : []),
    ...(created_until ? [lte(leads.created_at, created_until)] : []),
  ];
}
