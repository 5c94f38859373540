import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.js';

/** PostgreSQL accepts max 65,535 parameters per statement. */
const rowsAtOnce = 200;

/** Inserts any number of rows, including none, in batches. */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db.insert(table).values(rows.slice(from, from + rowsAtOnce));
  }
}
