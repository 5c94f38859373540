import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Numbers that were verified by an SMS code. `digest` does not reveal the number. */
export const verifiedPhones = pgTable(
  'verified_phones',
  {
    digest: text().primaryKey(),
    /** The verification ends at this time. */
    until: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [index('verified_phones_until').on(table.until)],
);
