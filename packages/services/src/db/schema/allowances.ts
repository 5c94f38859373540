import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Uses of limited actions. `digest` reveals neither number nor address. */
export const allowances = pgTable(
  'allowances',
  {
    digest: text().primaryKey(),
    subject: text().notNull(),
    used: integer().notNull(),
    /** The count resets after this time. */
    ends_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('allowances_ends_at').on(table.ends_at)],
);
