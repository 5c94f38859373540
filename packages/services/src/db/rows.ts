import type { SQL } from 'drizzle-orm';
import type { Database } from './database.js';

/** The rows of a raw query; both drivers return `{rows}`. */
export async function rows<Row extends Record<string, unknown>>(
  db: Database,
  query: SQL,
): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}
