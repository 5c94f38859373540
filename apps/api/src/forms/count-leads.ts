import { and, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { leadCounts, leads } from '../db/schema/index.js';

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * How many leads a form has between two moments, both included. Whole days were counted when their
 * leads came; only the first and the last day are counted now.
 */
export async function countLeads(
  db: Database,
  form_id: string,
  from: string | undefined,
  until: string | undefined,
): Promise<number> {
  const first = from === undefined ? undefined : Date.parse(from);
  const last = until === undefined ? undefined : Date.parse(until);
  // The whole days between them: from the first midnight on, before the last one.
  const begin = first === undefined ? undefined : Math.ceil(first / dayMs) * dayMs;
  const end = last === undefined ? undefined : Math.floor(last / dayMs) * dayMs;
  const between = (low: number | undefined, high: number | undefined, isWhole: boolean) =>
    db.$count(
      leads,
      and(
        eq(leads.form_id, form_id),
        low === undefined ? undefined : gte(leads.created_at, new Date(low)),
        high === undefined ? undefined : (isWhole ? lt : lte)(leads.created_at, new Date(high)),
      ),
    );
  if (begin !== undefined && end !== undefined && begin >= end) return between(first, last, false);
  const [days] = await db
    .select({ total: sql<number>`coalesce(sum(${leadCounts.leads}), 0)::int` })
    .from(leadCounts)
    .where(
      and(
        eq(leadCounts.form_id, form_id),
        begin === undefined ? undefined : gte(leadCounts.day, dayOf(begin)),
        end === undefined ? undefined : lt(leadCounts.day, dayOf(end)),
      ),
    );
  const head = begin === undefined ? 0 : await between(first, begin, true);
  const tail = end === undefined ? 0 : await between(end, last, false);
  return (days?.total ?? 0) + head + tail;
}
