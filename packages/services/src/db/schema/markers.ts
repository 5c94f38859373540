import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What happened once in this database and must not happen again. */
export const markers = pgTable('markers', {
  name: text().primaryKey(),
  set_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
