import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import { forms, leadDeliveries, leads } from '../../db/schema/forms.js';
import type { GuardedFetch } from '../../guarded-fetch/guarded-fetch.js';
import { isUpstreamError } from '../../guarded-fetch/upstream-error.js';
import { restartJobs, startNow } from '../../jobs/change-jobs.js';
import type { JobDefinition, JobQueue } from '../../jobs/job-queue.js';
import { readFormsSettings } from '../forms-settings.js';
import { presentLead } from '../lead-answers.js';
import { deliverLead } from './deliver-lead.js';
import { integrationKeys, integrationOf } from './integration.js';

type LeadDeliveryContext = Pick<AppContext, 'config' | 'db' | 'clock' | 'cipher' | 'log'>;

export const leadDeliveryJob = 'lead_delivery';

/** Concurrent deliveries of a process, so that a slow system does not delay the others. */
const atOnce = 8;

/**
 * Delivers a lead, with retries for more than a day on any error: also on 410, which a system
 * returns for a while when it is moved or set up.
 */
export function leadDelivery(
  { db, clock, cipher, log, config }: LeadDeliveryContext,
  fetch: GuardedFetch,
): JobDefinition {
  const mark = (id: string, set: Partial<typeof leadDeliveries.$inferInsert>) =>
    db.transaction(async (tx) => {
      const [delivery] = await tx
        .update(leadDeliveries)
        .set(set)
        .where(and(eq(leadDeliveries.id, id), ne(leadDeliveries.status, 'delivered')))
        .returning();
      if (!delivery) return;
      await tx
        .update(leads)
        .set({ integration_status: delivery.status })
        .where(eq(leads.id, delivery.lead_id));
    });

  return {
    name: leadDeliveryJob,
    retries: 16,
    retryDelay: 10,
    maxRetryDelay: 6 * 3600,
    concurrency: atOnce,
    run: async ({ delivery_id = '' }) => {
      const [found] = await db
        .select({ delivery: leadDeliveries, lead: leads, form: forms })
        .from(leadDeliveries)
        .innerJoin(leads, eq(leads.id, leadDeliveries.lead_id))
        .innerJoin(forms, eq(forms.id, leads.form_id))
        .where(eq(leadDeliveries.id, delivery_id));
      // A lead that was erased meanwhile is not delivered.
      if (!found || found.delivery.status === 'delivered') return;
      const { lead, form } = found;
      const now = clock.now();
      const attempted = { attempts: sql`${leadDeliveries.attempts} + 1`, attempted_at: now };
      try {
        const settings = await readFormsSettings(db, cipher, integrationKeys);
        const system = integrationOf(settings, config.leadSystems);
        if (!system) throw new Error('No system is set up');
        const data = {
          id: delivery_id,
          lead: presentLead(cipher, lead),
          form: { id: form.id, name: form.name, integrations: form.integrations },
        };
        await deliverLead(system, data, { fetch, log, now });
      } catch (error) {
        const message = whyNot(error);
        await mark(delivery_id, { ...(attempted as object), message });
        throw new Error(message);
      }
      await mark(delivery_id, { ...(attempted as object), status: 'delivered', message: null });
    },
    onDeadLetter: ({ delivery_id = '' }) => mark(delivery_id, { status: 'failed' }),
    onRestart: (tx, all) =>
      markPending(
        tx,
        all.flatMap(({ delivery_id }) => delivery_id ?? []),
      ),
  };
}

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const status = isUpstreamError(error) && error.status;
  return `${error.message.slice(0, 300)}${status ? `: ${status}` : ''}`;
}

/**
 * Delivers a failed lead again. Retries the failed job, so that staff see one state everywhere;
 * queues a new job if it was deleted.
 */
export async function deliverAgain(tx: Database, jobs: JobQueue, id: string): Promise<void> {
  const begun = await restartJobs(tx, jobs, leadDeliveryJob, [id]);
  if (begun.length > 0) return;
  await markPending(tx, [id]);
  if (await startNow(tx, leadDeliveryJob, id)) return;
  await jobs.enqueue(tx, leadDeliveryJob, { delivery_id: id }, id);
}

async function markPending(tx: Database, ids: readonly string[]): Promise<void> {
  const status = 'pending' as const;
  const marked = await tx
    .update(leadDeliveries)
    .set({ status })
    .where(and(inArray(leadDeliveries.id, [...ids]), eq(leadDeliveries.status, 'failed')))
    .returning({ lead_id: leadDeliveries.lead_id });
  const of = marked.map(({ lead_id }) => lead_id);
  await tx.update(leads).set({ integration_status: status }).where(inArray(leads.id, of));
}
