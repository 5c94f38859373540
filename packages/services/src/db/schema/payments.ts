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
import { vehicles } from './dealers-and-vehicles.js';
import { orderLocks, orders } from './orders.js';

/** Built-in vendors, as in `vendor_uuid`. Site document, sections 4 and 7. */
export const vendorNames = ['STRIPE', 'PAYPAL', 'LIQPAY'] as const;
export type BuiltInVendor = (typeof vendorNames)[number];

/** A built-in vendor or one of the market. */
export type VendorName = BuiltInVendor | (string & {});

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/**
 * `pending`: waits for the payer; `placing`: has an order and is being captured; `paid`: captured;
 * `returning`: refund in progress; `returned`: refunded; `ended`: ended without a charge.
 */
export type PaymentState = 'pending' | 'placing' | 'paid' | 'returning' | 'returned' | 'ended';

/** Reason of a refund. */
export type ReturnReason =
  | 'lock_lost'
  | 'vehicle_unavailable'
  | 'duplicate'
  | 'mismatch'
  | 'abandoned'
  | 'cancelled';

/** A payment at a vendor. Amounts are in minor units; no personal data of the payer is stored. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    vendor: text().$type<VendorName>().notNull(),
    /** The vendor's id; null until the vendor has responded. */
    vendor_id: text(),
    /** A connected account of Stripe. */
    account: text(),
    capture: text().$type<'automatic' | 'manual'>().notNull(),
    /** Null until an order names it, if the call that started the payment did not. */
    vehicle_id: text().references(() => vehicles.id),
    company_uuid: text().notNull(),
    lock_id: uuid().references(() => orderLocks.lock_id),
    order_number: text().references(() => orders.order_number),
    amount_minor: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    reason: text().$type<ReturnReason>(),
    /** The vendor has confirmed the charge. */
    taken: boolean().notNull().default(false),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    /** Time of the next status request to the vendor; null: none. */
    due_at: instant(),
    /** Number of consecutive failed attempts to settle it. */
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

/** `requested`: to be made at the vendor; `failed`: the vendor rejected it. */
export type RefundState = 'requested' | 'done' | 'failed';

/** Refunds that staff request, in whole or in part. Amounts are in minor units. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** Part of the vendor's idempotency key. */
    id: uuid().primaryKey(),
    payment_id: uuid()
      .notNull()
      .references(() => payments.id),
    order_number: text()
      .notNull()
      .references(() => orders.order_number),
    amount_minor: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** The vendor's code of a rejection. */
    error: text(),
    requested_by: uuid().notNull(),
    requested_at: instant().notNull(),
    /** Time of the last call to the vendor; null: not called yet. */
    tried_at: instant(),
    /** Sum of refunds before the first call. */
    refunded_before: integer(),
    finished_at: instant(),
  },
  (table) => [
    index('payment_refunds_order').on(table.order_number),
    uniqueIndex('payment_refunds_open')
      .on(table.payment_id)
      .where(sql`${table.state} = 'requested'`),
  ],
);

/** Webhook messages of vendors, each stored once. */
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
export type RefundRow = typeof paymentRefunds.$inferSelect;
