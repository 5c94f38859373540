import { randomUUID } from 'node:crypto';
import {
  createLeadExport,
  downloadLeadExport,
  getLeadExport,
  type LeadExport,
} from '@mawkib/api-clients/contracts/forms';
import { and, asc, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { recordChange } from '../../audit/record-change.js';
import type { Database } from '../../db/database.js';
import { leadExportParts, leadExports } from '../../db/schema/forms.js';
import { type Implementation, implementWith, signedIn } from '../../http/implement.js';
import { formErrors } from '../definitions/form-errors.js';
import { findForm } from '../definitions/stored-forms.js';
import { isUuid } from '../is-uuid.js';
import { type ExportRow, partAad } from './export-job.js';
import { leadExportJob } from './lead-export.job.js';

const implement = implementWith<'db' | 'clock'>();

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/** Handlers that start, poll and download exports of leads. */
export const leadExportHandlers = ({
  cipher,
  jobs,
}: Pick<AppContext, 'cipher' | 'jobs'>): Implementation[] => [
  implement(createLeadExport, ({ params, body }, context) =>
    context.db.transaction(async (tx) => {
      const { id: form_id } = await findForm(tx, params.id);
      const by = signedIn(context);
      const { filter = {}, sort, format } = body;
      const dateOf = (text: string | undefined) => (text === undefined ? null : new Date(text));
      const at = context.clock.now();
      const row: ExportRow = {
        id: randomUUID(),
        form_id,
        order_filter: null,
        status: 'pending',
        format,
        locale: context.locale,
        sort,
        created_from: dateOf(filter.created_at_gteq),
        created_until: dateOf(filter.created_at_lteq),
        created_at: at,
        finished_at: null,
        expires_at: null,
        rows: null,
        requested_by: by.id,
      };
      await tx.insert(leadExports).values(row);
      await jobs.enqueue(tx, leadExportJob, { export_id: row.id });
      const details = { ...filter, format };
      const change = { action: 'leads.exported', subject: `form/${form_id}`, details };
      await recordChange(tx, { by, at, ...change });
      return { data: presentExport(row) };
    }),
  ),
  implement(getLeadExport, async ({ params }, { db }) => ({
    data: presentExport(await findExport(db, params)),
  })),
  implement(downloadLeadExport, async ({ params }, { db }) => {
    const found = await findExport(db, params);
    return {
      name: `leads-${found.form_id}-${found.created_at.toISOString().slice(0, 10)}.${found.format}`,
      type: types[found.format],
      bytes: await exportedFile(db, found, cipher),
    };
  }),
];

/** The file of an export; throws unless it is done. */
export async function exportedFile(
  db: Database,
  { id, status }: ExportRow,
  cipher: AppContext['cipher'],
): Promise<Uint8Array<ArrayBuffer>> {
  if (status !== 'done') throw formErrors.exportNotDone();
  const parts = await db
    .select()
    .from(leadExportParts)
    .where(eq(leadExportParts.export_id, id))
    .orderBy(asc(leadExportParts.part));
  const texts = parts.map(({ part, encrypted }) =>
    cipher.decrypt<string>(encrypted, partAad(id, part)),
  );
  return Buffer.concat(texts.map((text) => Buffer.from(text)));
}

export const presentExport = ({
  id,
  status,
  created_at,
  rows,
  format,
  expires_at,
}: ExportRow): LeadExport => ({
  id,
  status,
  created_at: created_at.toISOString(),
  rows,
  format,
  expires_at: expires_at?.toISOString() ?? null,
});

async function findExport(db: Database, { id, export_id }: { id: string; export_id: string }) {
  const [found] = isUuid(export_id)
    ? await db
        .select()
        .from(leadExports)
        .where(and(eq(leadExports.id, export_id), eq(leadExports.form_id, id)))
    : [];
  if (!found) throw formErrors.unknownExport();
  return found;
}
