import type { Locale } from '@mawkib/api-clients/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Orders of electric vehicles. Amounts are in minor units of the market's currency. */
export const evLeads = pgTable(
  'ev_leads',
  {
    /** Random and unguessable: anyone who has it can see the status of the order. */
    id: text().primaryKey(),
    locale: text().$type<Locale>().notNull(),
    status: text({ enum: ['created', 'cancellation_initialized'] }).notNull(),
    payment_status: text({ enum: ['none', 'pending', 'paid'] }).notNull(),
    token_hash: text().notNull(),
    /** The buyer's data; null after erasure. */
    encrypted: text(),
    person_indexes: text().array().notNull().default([]),
    deposit_minor: integer(),
    currency: text(),
    stripe_account_id: text(),
    /** Number of the current payment attempt: the same number is the same payment. */
    payment_attempt: integer().notNull().default(0),
    payment_intent_id: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    paid_at: instant(),
    cancelled_at: instant(),
    erased_at: instant(),
  },
  (table) => [
    index('ev_leads_created_at').on(table.created_at).where(sql`${table.erased_at} is null`),
    index('ev_leads_pending').on(table.updated_at).where(sql`${table.payment_status} = 'pending'`),
    index('ev_leads_person_indexes').using('gin', table.person_indexes),
  ],
);

export type EvLeadRow = typeof evLeads.$inferSelect;
