import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How much of a limited thing someone used; `digest` tells neither number nor address. */
export const allowances = pgTable(
  'allowances',
  {
    digest: text().primaryKey(),
    subject: text().notNull(),
    used: integer().notNull(),
    /** Then counting begins anew. */
    ends_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('allowances_ends_at').on(table.ends_at)],
);
