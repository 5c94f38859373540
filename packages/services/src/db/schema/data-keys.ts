import type { ErasureRow } from '@mawkib/api-clients/contracts/staff';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Ids of the keys that stored data is encrypted with. Keys that are no longer used are deleted. */
export const dataKeys = pgTable('data_keys', {
  id: text().primaryKey(),
  first_used_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});

/** Erased people, by keyed hash. The person is stored, encrypted, while the job runs. */
export const personErasures = pgTable(
  'person_erasures',
  {
    id: uuid().primaryKey(),
    person_hashes: text().array().notNull(),
    status: text().$type<ErasureRow['status']>().notNull(),
    encrypted: text(),
    reason: text().$type<ErasureRow['reason']>().notNull(),
    ticket: text(),
    keep_orders: boolean().notNull(),
    counts: jsonb().$type<Record<string, number>>().notNull(),
    requested_by: uuid().notNull(),
    requested_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    finished_at: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [
    uniqueIndex('person_erasures_pending')
      .on(table.person_hashes)
      .where(sql`${table.status} = 'pending'`),
    index('person_erasures_person_hashes').using('gin', table.person_hashes),
    index('person_erasures_requested_at').on(table.requested_at, table.id),
  ],
);
