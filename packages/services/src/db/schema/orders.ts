import type { Customer, Locale, OrderSummary } from '@mawkib/api-clients/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { vehicles } from './stock.js';

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/**
 * A buyer's hold on a vehicle. A lock is live until `released_at` is set; the partial unique index
 * lets one live lock exist per vehicle, whoever writes. One that is past its time is released by
 * the next who asks.
 */
export const orderLocks = pgTable(
  'order_locks',
  {
    lock_id: uuid().primaryKey(),
    vehicle_id: text()
      .notNull()
      .references(() => vehicles.id),
    vendor_uuid: text().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    released_at: instant(),
    /** What the buyer pays now, in minor units, as it was when the hold was taken. */
    quote_minor: integer().notNull().default(0),
    /** Null where nothing is paid. */
    quote_currency: text(),
    /** What the buyer told before paying, sealed; null once it became an order or is not needed. */
    checkout_encrypted: text(),
    /** Of who told it. */
    person_indexes: text().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('order_locks_live').on(table.vehicle_id).where(sql`${table.released_at} is null`),
    index('order_locks_expiry').on(table.expires_at).where(sql`${table.released_at} is null`),
    index('order_locks_person_indexes')
      .using('gin', table.person_indexes)
      .where(sql`${table.checkout_encrypted} is not null`),
    index('order_locks_checkout')
      .on(table.lock_id)
      .where(sql`${table.checkout_encrypted} is not null`),
  ],
);

/** An order of one lock. Amounts are the server's, in minor units. The link's token is kept as a hash. */
export const orders = pgTable(
  'orders',
  {
    order_number: text().primaryKey(),
    lock_id: uuid()
      .notNull()
      .unique()
      .references(() => orderLocks.lock_id),
    vehicle_id: text()
      .notNull()
      .references(() => vehicles.id),
    vin: text(),
    vendor_uuid: text().notNull(),
    status: text().$type<OrderSummary['status']>().notNull(),
    payment_status: text().$type<OrderSummary['payment_status']>().notNull(),
    locale: text().$type<Locale>().notNull(),
    finance_option: text().notNull(),
    /** The lead of the forms service that the buyer came with, as they say. */
    rdx_forms_lead_id: text(),
    /** What came before sealing, until a job has sealed it. */
    customer: jsonb().$type<Customer>(),
    /** Null once the customer was erased. */
    customer_encrypted: text(),
    person_indexes: text().array().notNull().default([]),
    erased_at: instant(),
    price_minor: bigint({ mode: 'number' }).notNull(),
    deposit_minor: integer().notNull(),
    /** Of the deposit, where it is not the price's. */
    deposit_currency: text(),
    currency: text().notNull(),
    token_hash: text().notNull(),
    created_at: instant().notNull(),
    /** Until then the link works. */
    expires_at: instant().notNull(),
    confirmed_at: instant(),
  },
  (table) => [
    uniqueIndex('orders_one_per_vehicle')
      .on(table.vehicle_id)
      .where(sql`${table.status} in ('created', 'confirmed')`),
    index('orders_created_at').on(table.created_at).where(sql`${table.erased_at} is null`),
    index('orders_plain').on(table.order_number).where(sql`${table.customer} is not null`),
    index('orders_overdue').on(table.expires_at).where(sql`${table.status} = 'created'`),
    index('orders_person_indexes').using('gin', table.person_indexes),
  ],
);

export type OrderLockRow = typeof orderLocks.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
