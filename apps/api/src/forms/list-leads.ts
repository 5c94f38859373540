import type { listLeads, ParsedOf } from '@mawkib/api-clients/contracts';
import { and, asc, count, desc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { leads } from '../db/schema/index.js';
import { publicLead } from './store-lead.js';

type Query = ParsedOf<typeof listLeads>['query'];

/** A form's leads between two moments, both included. */
export async function listLeadsOf(db: Database, formId: string, query: Query) {
  const { items, page, sort } = query;
  const from = query['filter[created_at_gteq]'];
  const until = query['filter[created_at_lteq]'];
  const wanted = and(
    eq(leads.form_id, formId),
    from === undefined ? undefined : gte(leads.created_at, new Date(from)),
    until === undefined ? undefined : lte(leads.created_at, new Date(until)),
  );
  const order = sort === 'created_at' ? asc : desc;
  const [total] = await db.select({ of: count() }).from(leads).where(wanted);
  const found = await db
    .select()
    .from(leads)
    .where(wanted)
    .orderBy(order(leads.created_at), order(leads.id))
    .limit(items)
    .offset((page - 1) * items);
  return { data: found.map(publicLead), meta: { page, items, total: total?.of ?? 0 } };
}
