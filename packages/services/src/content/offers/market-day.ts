import { type SQL, sql } from 'drizzle-orm';

/** The day that it is in a time zone, for a query. */
export const marketDay = (now: Date, timeZone: string): SQL =>
  sql`(${now.toISOString()}::timestamptz at time zone ${timeZone})::date`;
