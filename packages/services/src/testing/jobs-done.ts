import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../db/database.js';
import { rows } from '../db/rows.js';

/** Resolves once no job of this name waits or runs: what it does has happened. */
export const jobsDone = (db: Database, name: string) =>
  expect
    .poll(() =>
      rows(
        db,
        sql`select id from jobs.job_common
          where name = ${name} and (state = 'active' or state < 'active' and start_after <= now())`,
      ),
    )
    .toEqual([]);
