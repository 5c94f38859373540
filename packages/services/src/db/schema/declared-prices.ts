import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { pages } from './pages.js';

/** Prices typed into a page that an administrator has approved, until the end of a day. */
export const declaredPrices = pgTable(
  'declared_prices',
  {
    id: uuid().primaryKey(),
    page_id: text()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** As typed: `AED 490`. */
    figure: text().notNull(),
    /** In major units. */
    amount: doublePrecision().notNull(),
    /** As in `typedPrices`: `dirham`. */
    currency: text().notNull(),
    reason: text().notNull(),
    ends_on: date({ mode: 'string' }).notNull(),
    /** Name of the administrator; null for the market's initial content. */
    declared_by: text(),
    declared_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Set once the pages that show it have been purged after its end. */
    is_over: boolean().notNull().default(false),
  },
  (table) => [
    index('declared_prices_page').on(table.page_id),
    index('declared_prices_open').on(table.ends_on).where(sql`not ${table.is_over}`),
  ],
);
