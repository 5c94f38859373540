import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Names of the keys that something is sealed with; one that seals nothing any more is gone. */
export const dataKeys = pgTable('data_keys', {
  id: text().primaryKey(),
  first_used_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
