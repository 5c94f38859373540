import type { OfferFigures } from '@mawkib/api-clients/contracts/content';
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Values of an offer that can change without an edit. */
export interface ShownOffer {
  state: 'current' | 'upcoming' | 'ended';
  under_review: boolean;
  values: Record<string, number>;
}

/** An offer for a model, valid from `starts_on` to `ends_on`, both inclusive. */
export const offers = pgTable(
  'offers',
  {
    id: text().primaryKey(),
    car_model_key: text().notNull(),
    starts_on: date({ mode: 'string' }).notNull(),
    ends_on: date({ mode: 'string' }).notNull(),
    position: integer().notNull(),
    /** Further properties; texts may be localized. Figures belong into `figures`. */
    properties: jsonb().$type<Record<string, unknown>>().notNull(),
    /** By property: each with its source. */
    figures: jsonb().$type<OfferFigures>().notNull().default({}),
    /** Values at the last check; null: not yet checked. */
    shown: jsonb().$type<ShownOffer>(),
    version: integer().notNull().default(1),
    updated_at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updated_by: text(),
  },
  (table) => [index('offers_ends_on').on(table.ends_on, table.starts_on)],
);

export type Offer = typeof offers.$inferSelect;

/** Units of a currency for one of the market's, from a date on. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    starts_on: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    rate: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.starts_on, table.currency] })],
);
