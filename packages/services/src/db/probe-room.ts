import { sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { isDiskFull } from './database-errors.js';

/** Writes about 200 KB to the database and drops them again; false if its disk is full. */
export async function probeRoom(db: Database): Promise<boolean> {
  const written = db.transaction(async (tx) => {
    await tx.execute(sql`create temp table storage_probe on commit drop as
      select md5(n::text) from generate_series(1, 3000) as n`);
  });
  // If it is unreachable, that is reported instead.
  return written.then(
    () => true,
    (error) => !isDiskFull(error),
  );
}
