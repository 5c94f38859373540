import { randomUUID } from 'node:crypto';
import {
  createOrderExport,
  downloadOrderExport,
  getOrderExport,
} from '@mawkib/api-clients/contracts/staff';
import { min } from 'date-fns';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { recordChange } from '../../audit/record-change.js';
import type { Database } from '../../db/database.js';
import { leadExports } from '../../db/schema/forms.js';
import { formErrors } from '../../forms/definitions/form-errors.js';
import { isUuid } from '../../forms/is-uuid.js';
import { type ExportRow, exportJob, rowsPerPart } from '../../forms/lead-exports/export-job.js';
import { exportedFile, presentExport } from '../../forms/lead-exports/lead-export-handlers.js';
import { type Implementation, implementWith, signedIn } from '../../http/implement.js';
import type { JobDefinition } from '../../jobs/job-queue.js';
import { byPerson, findOrders } from './find-orders.js';
import { orderRows } from './order-rows.js';

const orderExportJobName = 'order_export';

const implement = implementWith<'db' | 'clock'>();

/** Exports the orders that match a filter, newest first. */
export const orderExportJob = (
  context: Pick<AppContext, 'config' | 'db' | 'clock' | 'cipher'>,
): JobDefinition =>
  exportJob(orderExportJobName, context, async ({ order_filter, locale, created_at }) => {
    if (!order_filter) return undefined;
    const { db, cipher } = context;
    const until = min([created_at, order_filter.until ?? created_at]).toISOString();
    const filter = { ...order_filter, until };
    const { head, row } = orderRows(cipher, locale);
    let before: string | null | undefined;
    return {
      begin: head,
      end: '',
      next: async () => {
        if (before === null) return undefined;
        const page = { items: rowsPerPart, before };
        const { found, next } = await findOrders(db, filter, page);
        before = next;
        return { text: found.map(row).join(''), rows: found.length };
      },
    };
  });

/** Handlers that start, poll and download exports of orders. */
export const orderExportHandlers = ({
  cipher,
  jobs,
}: Pick<AppContext, 'cipher' | 'jobs'>): Implementation[] => [
  implement(createOrderExport, ({ headers, body }, context) =>
    context.db.transaction(async (tx) => {
      const by = signedIn(context);
      const at = context.clock.now();
      const row: ExportRow = {
        id: randomUUID(),
        form_id: null,
        order_filter: { ...body, ...byPerson(cipher, headers['Order-Person']) },
        status: 'pending',
        format: 'csv',
        locale: context.locale,
        sort: '-created_at',
        created_from: null,
        created_until: null,
        created_at: at,
        finished_at: null,
        expires_at: null,
        rows: null,
        requested_by: by.id,
      };
      await tx.insert(leadExports).values(row);
      await jobs.enqueue(tx, orderExportJobName, { export_id: row.id });
      const change = { action: 'orders.exported', subject: `export/${row.id}`, details: body };
      await recordChange(tx, { by, at, ...change });
      return { data: presentExport(row) };
    }),
  ),
  implement(getOrderExport, async ({ params }, { db }) => ({
    data: presentExport(await findExport(db, params.export_id)),
  })),
  implement(downloadOrderExport, async ({ params }, { db }) => {
    const found = await findExport(db, params.export_id);
    return {
      name: `orders-${found.created_at.toISOString().slice(0, 10)}.csv`,
      type: 'text/csv; charset=utf-8',
      bytes: await exportedFile(db, found, cipher),
    };
  }),
];

async function findExport(db: Database, id: string): Promise<ExportRow> {
  const [found] = isUuid(id)
    ? await db
        .select()
        .from(leadExports)
        .where(and(eq(leadExports.id, id), isNotNull(leadExports.order_filter)))
    : [];
  if (!found) throw formErrors.unknownExport();
  return found;
}
