import { tz } from '@date-fns/tz';
import { endOfDay, startOfDay } from 'date-fns';
import { and, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { leadCounts, leads } from '../../db/schema/index.js';

const utc = tz('UTC');
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Start and end, both inclusive; undefined: open at that end. */
export interface LeadRange {
  from?: string | undefined;
  until?: string | undefined;
}

/** The whole UTC days of a range, and the remainders at its ends. */
export interface LeadDays {
  first: number | undefined;
  last: number | undefined;
  /** The first midnight in the range. */
  begin: number | undefined;
  /** The last midnight in the range; whole days end before it. */
  end: number | undefined;
  hasWholeDays: boolean;
}

export function daysOf({ from, until }: LeadRange): LeadDays {
  const first = from === undefined ? undefined : Date.parse(from);
  const last = until === undefined ? undefined : Date.parse(until);
  const begin = first === undefined ? undefined : +endOfDay(first - 1, { in: utc }) + 1;
  const end = last === undefined ? undefined : +startOfDay(last, { in: utc });
  const hasWholeDays = begin === undefined || end === undefined || begin < end;
  return { first, last, begin, end, hasWholeDays };
}

/** Condition for the rows of `lead_counts` of a range's whole days. */
export const wholeDays = (form_id: string, { begin, end }: LeadDays): SQL | undefined =>
  and(
    eq(leadCounts.form_id, form_id),
    begin === undefined ? undefined : gte(leadCounts.day, dayOf(begin)),
    end === undefined ? undefined : lt(leadCounts.day, dayOf(end)),
  );

/** Counts leads before the first whole day. */
export const countHead = (db: Database, form_id: string, { first, begin }: LeadDays) =>
  begin === undefined ? 0 : count(db, form_id, first, begin, lt);

/** Counts leads after the last whole day. */
export const countTail = (db: Database, form_id: string, { end, last }: LeadDays) =>
  end === undefined ? 0 : count(db, form_id, end, last, lte);

function count(
  db: Database,
  form_id: string,
  low: number | undefined,
  high: number | undefined,
  below: typeof lt,
): Promise<number> {
  return db.$count(
    leads,
    and(
      eq(leads.form_id, form_id),
      low === undefined ? undefined : gte(leads.created_at, new Date(low)),
      high === undefined ? undefined : below(leads.created_at, new Date(high)),
    ),
  );
}

/**
 * Number of a form's leads in a range. Whole days come from `lead_counts`; only the first and the
 * last day are counted.
 */
export async function countLeads(db: Database, form_id: string, range: LeadRange): Promise<number> {
  const days = daysOf(range);
  if (!days.hasWholeDays) return count(db, form_id, days.first, days.last, lte);
  const [whole, head, tail] = await Promise.all([
    db
      .select({ total: sql<number>`coalesce(sum(${leadCounts.leads}), 0)::int` })
      .from(leadCounts)
      .where(wholeDays(form_id, days)),
    countHead(db, form_id, days),
    countTail(db, form_id, days),
  ]);
  return (whole[0]?.total ?? 0) + head + tail;
}
