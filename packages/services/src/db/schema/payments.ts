import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orderLocks, orders } from './orders.js';
import { vehicles } from './stock.js';

/** The vendors of the packages, as `vendor_uuid` names them. Site document, sections 4 and 7. */
export const vendorNames = ['STRIPE', 'PAYPAL', 'LIQPAY'] as const;
export type BuiltInVendor = (typeof vendorNames)[number];

/** One of them, or of the market's own. */
export type VendorName = BuiltInVendor | (string & {});

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/**
 * `pending` waits for its payer; `placing` has its order and is being taken; `paid` is taken;
 * `returning` goes back to its payer and `returned` is there; `ended` took nothing and is over.
 */
export type PaymentState = 'pending' | 'placing' | 'paid' | 'returning' | 'returned' | 'ended';

/** Why a payment went back. */
export type ReturnReason =
  | 'lock_lost'
  | 'vehicle_unavailable'
  | 'duplicate'
  | 'mismatch'
  | 'abandoned';

/** A payment at a vendor. Amounts are in minor units; nothing of who pays is here. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    vendor: text().$type<VendorName>().notNull(),
    /** The vendor's name of it; null until the vendor has answered. */
    vendor_id: text(),
    /** A connected account of Stripe. */
    account: text(),
    capture: text().$type<'automatic' | 'manual'>().notNull(),
    /** Null until an order names it, where the call that began it could not. */
    vehicle_id: text().references(() => vehicles.id),
    company_uuid: text().notNull(),
    lock_id: uuid().references(() => orderLocks.lock_id),
    order_number: text().references(() => orders.order_number),
    amount_minor: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    reason: text().$type<ReturnReason>(),
    /** The vendor has said that it took the money. */
    taken: boolean().notNull().default(false),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    /** When the vendor is asked next without being told to; null: never. */
    due_at: instant(),
    /** How often in a row it could not be settled. */
    attempts: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('payments_vendor_id').on(table.vendor, table.vendor_id),
    index('payments_due').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('payments_lock').on(table.lock_id).where(sql`${table.lock_id} is not null`),
    uniqueIndex('payments_one_per_order')
      .on(table.order_number)
      .where(sql`${table.state} in ('placing', 'paid')`),
  ],
);

/** What vendors told, each message once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    vendor: text().$type<VendorName>().notNull(),
    event_id: text().notNull(),
    kind: text().notNull(),
    payment_id: uuid().references(() => payments.id),
    received_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.event_id] }),
    index('payment_events_received').on(table.received_at),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;
