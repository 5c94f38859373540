import { and, eq, ne, sql } from 'drizzle-orm';
import { forms, leadDeliveries, leads } from '../db/schema/forms.js';
import type { Kernel } from '../frame/kernel.js';
import type { JobDefinition } from '../jobs/job.js';
import type { GuardedFetch } from '../outside/guarded-fetch.js';
import { readFormsSettings } from './forms-settings.js';
import { integrationKeys, integrationOf } from './integration.js';
import { presentLead } from './lead-content.js';
import { sendWebhook } from './send-webhook.js';

export const leadDeliveryJob = 'lead_delivery';

/** Hands a lead to the other system until it takes it, for more than a day. */
export function leadDelivery({ db, clock, vault }: Kernel, fetch: GuardedFetch): JobDefinition {
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
    firstRetry: 10,
    mostRetry: 6 * 3600,
    run: async ({ delivery_id = '' }) => {
      const [found] = await db
        .select({ delivery: leadDeliveries, lead: leads, form: forms })
        .from(leadDeliveries)
        .innerJoin(leads, eq(leads.id, leadDeliveries.lead_id))
        .innerJoin(forms, eq(forms.id, leads.form_id))
        .where(eq(leadDeliveries.id, delivery_id));
      // A lead that was erased meanwhile is told to nobody.
      if (!found || found.delivery.status === 'delivered') return;
      const { lead, form } = found;
      const now = clock.now();
      const attempted = { attempts: sql`${leadDeliveries.attempts} + 1`, attempted_at: now };
      try {
        const system = integrationOf(await readFormsSettings(db, vault, integrationKeys));
        if (!system) throw new Error('No system is set up');
        const data = {
          lead: presentLead(vault, lead),
          form: { id: form.id, name: form.name, integrations: form.integrations },
        };
        await sendWebhook(fetch, system, { id: delivery_id, type: 'lead.created', data }, now);
      } catch (error) {
        const message = error instanceof Error ? error.message.slice(0, 300) : 'unknown failure';
        await mark(delivery_id, { ...(attempted as object), message });
        throw error;
      }
      await mark(delivery_id, { ...(attempted as object), status: 'delivered', message: null });
    },
    gaveUp: ({ delivery_id = '' }) => mark(delivery_id, { status: 'failed' }),
  };
}
