import { isDeepStrictEqual } from 'node:util';
import type { Lead, LeadData, Locale } from '@mawkib/api-clients/contracts';
import { and, eq } from 'drizzle-orm';
import { leads } from '../db/schema/index.js';
import type { Kernel } from '../frame/kernel.js';
import { formRefusals } from './form-refusals.js';

export type LeadRow = typeof leads.$inferSelect;

export interface NewLead {
  form_id: string;
  locale: Locale;
  data: LeadData;
  idempotency_key: string | undefined;
}

/** Stores a lead once: a repeated post, even at the same moment, gives the lead of the first. */
export async function storeLead(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { idempotency_key = undefined, ...lead }: NewLead,
): Promise<LeadRow> {
  const [stored] = await db
    .insert(leads)
    .values({ ...lead, idempotency_key, created_at: clock.now() })
    .onConflictDoNothing({ target: [leads.form_id, leads.idempotency_key] })
    .returning();
  if (stored) return stored;
  const [first] = await db
    .select()
    .from(leads)
    .where(
      and(eq(leads.form_id, lead.form_id), eq(leads.idempotency_key, String(idempotency_key))),
    );
  if (!first || !isDeepStrictEqual(first.data, lead.data)) throw formRefusals.keyTaken();
  return first;
}

export const publicLead = (row: LeadRow): Lead => ({
  id: row.id,
  form_id: row.form_id,
  created_at: row.created_at.toISOString(),
  locale: row.locale,
  data: row.data,
  integrations: { status: row.integration_status },
});
