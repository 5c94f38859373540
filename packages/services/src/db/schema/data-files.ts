import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** JSON files that blocks read: ranges of a car, racing results. */
export const dataFiles = pgTable('data_files', {
  name: text().primaryKey(),
  content: jsonb().$type<Record<string, unknown> | readonly unknown[]>().notNull(),
});
