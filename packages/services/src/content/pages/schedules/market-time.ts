import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { rows } from '../../../db/rows.js';

/**
 * The instant at which a clock of `timeZone` shows `local` (`2026-12-01T09:00`); undefined where it
 * never does, be it that there is no such day or that the clock is put forward then.
 */
export async function instantOf(
  db: Database,
  local: string,
  timeZone: string,
): Promise<Date | undefined> {
  const asUtc = new Date(`${local}:00.000Z`);
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(local)) return undefined;
  const [found] = await rows<{ ms: number; is_shown: boolean }>(
    db,
    sql`select (extract(epoch from instant) * 1000)::float8 as ms,
        instant at time zone ${timeZone} = ${local}::timestamp as is_shown
      from (select ${local}::timestamp at time zone ${timeZone} as instant) asked`,
  );
  return found?.is_shown ? new Date(found.ms) : undefined;
}
