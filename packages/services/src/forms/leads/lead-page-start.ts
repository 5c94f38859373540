import { gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import { leadCounts, leads } from '../../db/schema/index.js';
import { countHead, countTail, daysOf, type LeadRange, wholeDays } from './count-leads.js';

/** Number of leads up to which skipping rows is faster than adding up days. */
const nearEnough = 1_000;

interface FarPage extends LeadRange {
  /** Oldest first. */
  isUp: boolean;
  /** Number of leads before the page. */
  offset: number;
}

/** Start of a page of leads, and the number of leads to skip from there. */
export interface LeadPageStart {
  bound?: SQL;
  offset: number;
}

/**
 * Finds the day on which a page starts by adding up daily counts, so that the last page costs no
 * more than the rows of one day.
 */
export async function leadPageStart(
  db: Database,
  form_id: string,
  { isUp, offset, ...range }: FarPage,
): Promise<LeadPageStart> {
  const days = daysOf(range);
  if (offset < nearEnough || !days.hasWholeDays) return { offset };
  const edge = await (isUp ? countHead : countTail)(db, form_id, days);
  if (offset < edge) return { offset };
  const direction = sql.raw(isUp ? 'asc' : 'desc');
  const [found] = await rows<{ edge: string; passed: number }>(
    db,
    sql`select (${isUp ? sql`day` : sql`day + 1`})::text as edge, passed from (
        select day, (sum(sum(leads)) over (order by day ${direction}) - sum(leads))::int as passed
        from ${leadCounts} where ${wholeDays(form_id, days)} group by day
      ) days
      where passed <= ${offset - edge} order by day ${sql.raw(isUp ? 'desc' : 'asc')} limit 1`,
  );
  if (!found) return { offset };
  const at = new Date(`${found.edge}T00:00:00Z`);
  return {
    bound: isUp ? gte(leads.created_at, at) : lt(leads.created_at, at),
    offset: offset - edge - found.passed,
  };
}
