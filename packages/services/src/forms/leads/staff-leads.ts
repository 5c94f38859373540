import {
  deleteLead,
  fixLeadIntegration,
  getFormsOrder,
  getLead,
  getLeadIntegrations,
  type LeadIntegration,
  listLeads,
} from '@mawkib/api-clients/contracts/forms';
import { and, asc, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { recordChange } from '../../audit/record-change.js';
import type { Database } from '../../db/database.js';
import { leadDeliveries, leads, orders } from '../../db/schema/index.js';
import { type Implementation, implementWith, signedIn } from '../../http/implement.js';
import { readOrderNumber } from '../../read-order-number.js';
import { formErrors } from '../definitions/form-errors.js';
import { findForm } from '../definitions/stored-forms.js';
import { isUuid } from '../is-uuid.js';
import { presentLead } from '../lead-answers.js';
import { deliverAgain } from '../lead-delivery/lead-delivery.job.js';
import { filesOfLeads } from '../lead-files/lead-files.js';
import { findLeads } from './find-leads.js';

const implement = implementWith<'db' | 'clock'>();

/** Handlers with which staff read, correct and erase leads. */
export const staffLeads = ({
  cipher,
  jobs,
}: Pick<AppContext, 'cipher' | 'jobs'>): Implementation[] => [
  implement(listLeads, async ({ params, query }, { db }) => {
    await findForm(db, params.id);
    return findLeads(db, cipher, params.id, query);
  }),
  implement(getLead, async ({ params }, { db }) => {
    const lead = await findLead(db, params);
    const files = await filesOfLeads(db, cipher, [lead.id]);
    return { data: { ...presentLead(cipher, lead), files: files.get(lead.id) ?? [] } };
  }),
  implement(deleteLead, async ({ params }, context) => {
    await context.db.transaction(async (tx) => {
      const { id } = await findLead(tx, params);
      await tx.delete(leads).where(eq(leads.id, id));
      const change = { action: 'lead.deleted', subject: `lead/${id}` };
      await recordChange(tx, { by: signedIn(context), at: context.clock.now(), ...change });
    });
    return { data: { id: params.lead_id, deleted: true as const } };
  }),
  implement(getLeadIntegrations, async ({ params }, { db }) => ({
    data: await deliveriesOf(db, (await findLead(db, params)).id),
  })),
  implement(fixLeadIntegration, async ({ params, body }, context) => {
    const lead = await findLead(context.db, params);
    return context.db.transaction(async (tx) => {
      const [known] = isUuid(body.integration_id)
        ? await tx
            .select()
            .from(leadDeliveries)
            .where(
              and(eq(leadDeliveries.id, body.integration_id), eq(leadDeliveries.lead_id, lead.id)),
            )
            .for('update')
        : [];
      if (!known) throw formErrors.unknownIntegration();
      if (known.status === 'failed') {
        await deliverAgain(tx, jobs, known.id);
        const change = { action: 'lead.sent_again', subject: `lead/${lead.id}` };
        await recordChange(tx, { by: signedIn(context), at: context.clock.now(), ...change });
      }
      return { data: await deliveriesOf(tx, lead.id) };
    });
  }),
  implement(getFormsOrder, async ({ params }, { db }) => {
    const [order] = await db
      .select({
        number: orders.order_number,
        created_at: orders.created_at,
        lead_id: orders.rdx_forms_lead_id,
      })
      .from(orders)
      .where(eq(orders.order_number, readOrderNumber(params.number)));
    if (!order) throw formErrors.orderNotFound();
    return { data: { ...order, created_at: order.created_at.toISOString() } };
  }),
];

async function findLead(db: Database, { id, lead_id }: { id: string; lead_id: string }) {
  const [found] = isUuid(lead_id)
    ? await db
        .select()
        .from(leads)
        .where(and(eq(leads.id, lead_id), eq(leads.form_id, id)))
    : [];
  if (!found) throw formErrors.unknownLead();
  return found;
}

async function deliveriesOf(db: Database, lead_id: string): Promise<LeadIntegration[]> {
  const found = await db
    .select()
    .from(leadDeliveries)
    .where(eq(leadDeliveries.lead_id, lead_id))
    .orderBy(asc(leadDeliveries.created_at), asc(leadDeliveries.id));
  return found.map(({ id, system, status, attempts, message, attempted_at }) => ({
    id,
    system,
    status,
    attempts,
    message,
    attempted_at: attempted_at?.toISOString() ?? null,
  }));
}
