import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One-time actions that already ran in this database. */
export const markers = pgTable('markers', {
  name: text().primaryKey(),
  set_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
