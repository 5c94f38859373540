import { sql } from 'drizzle-orm';
import type { Database } from './database.js';

/** Writes about 200 KB to the database and drops them again; rejects if its disk is full. */
export async function probeRoom(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temp table storage_probe on commit drop as
      select md5(n::text) from generate_series(1, 3000) as n`);
  });
}
