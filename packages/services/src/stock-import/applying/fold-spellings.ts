import { valueKey } from '@mawkib/stock-locator/feed';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';

/** Columns with free values that are a filter's choices. */
const folded = ['brand', 'nameplate', 'model_group', 'body_type'] as const;

/**
 * Gives vehicles of all sources one spelling of each value, the most frequent one: `camry` of one
 * feed and `Camry` of another are one choice of the filter. What was imported stays as it is.
 */
export async function foldSpellings(tx: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  for (const name of folded) {
    const column = sql.raw(`"${name}"`);
    const found = await rows<{ value: string }>(
      tx,
      sql`select ${column} as value from vehicles
        where ${column} is not null and retired_at is null
        group by ${column} order by count(*) desc, ${column}`,
    );
    const spellings = new Map<string, string>();
    for (const { value } of found) {
      const key = valueKey(value);
      const chosen = spellings.get(key);
      if (chosen === undefined) spellings.set(key, value);
      else {
        await tx.execute(sql`update vehicles
          set ${column} = ${chosen}, updated_at = ${at}::timestamptz where ${column} = ${value}`);
      }
    }
  }
}
