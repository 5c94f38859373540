import type { Locale } from '@mawkib/api-clients/contracts';
import type { Customer, OrderSummary } from '@mawkib/api-clients/contracts/purchase';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Vehicle, vehicles } from './dealers-and-vehicles.js';

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/**
 * Reservations of vehicles for buyers. A lock is live until `released_at` is set; a partial unique
 * index allows one live lock per vehicle, except shared ones. Expired locks are released by the next
 * request.
 */
export const orderLocks = pgTable(
  'order_locks',
  {
    lock_id: uuid().primaryKey(),
    vehicle_id: text()
      .notNull()
      .references(() => vehicles.id),
    vendor_uuid: text().notNull(),
    /** True for a configuration that is built on demand: excludes no other lock and is not shown. */
    shared: boolean().notNull().default(false),
    created_at: instant().notNull(),
    /** Start of the first of consecutive holds of one buyer; limits their total duration. */
    held_since: instant().notNull(),
    expires_at: instant().notNull(),
    released_at: instant(),
    /** Keyed hash of the buyer's browser id; cleared after a day. */
    browser_digest: text(),
    /** Keyed hash of the buyer's network; cleared after a day. */
    address_digest: text(),
    /** Amount to pay now, in minor units, as quoted when the vehicle was locked. */
    quote_minor: integer().notNull().default(0),
    /** Null if nothing is to pay. */
    quote_currency: text(),
    /** The amount in the currency of the vehicle; null if it is quoted in that currency. */
    quote_base_minor: integer(),
    /**
     * Encrypted checkout data from before the payment; null once it became an order or is not
     * needed.
     */
    checkout_encrypted: text(),
    /** Blind indexes of the buyer. */
    person_indexes: text().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('order_locks_live')
      .on(table.vehicle_id)
      .where(sql`${table.released_at} is null and not ${table.shared}`),
    index('order_locks_expiry').on(table.expires_at).where(sql`${table.released_at} is null`),
    index('order_locks_browser')
      .on(table.browser_digest, table.created_at)
      .where(sql`${table.browser_digest} is not null`),
    index('order_locks_address')
      .on(table.address_digest)
      .where(sql`${table.address_digest} is not null and ${table.released_at} is null`),
    index('order_locks_digests')
      .on(table.created_at)
      .where(sql`${table.browser_digest} is not null or ${table.address_digest} is not null`),
    index('order_locks_vehicle').on(table.vehicle_id, table.released_at),
    index('order_locks_person_indexes')
      .using('gin', table.person_indexes)
      .where(sql`${table.checkout_encrypted} is not null`),
    index('order_locks_checkout')
      .on(table.lock_id)
      .where(sql`${table.checkout_encrypted} is not null`),
  ],
);

/** Order of a lock. Amounts are in minor units. Only a hash of the link's token is stored. */
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
    /** True for the order of a shared lock: reserves no vehicle. */
    shared: boolean().notNull().default(false),
    status: text().$type<OrderSummary['status']>().notNull(),
    payment_status: text().$type<Exclude<OrderSummary['payment_status'], 'refunding'>>().notNull(),
    locale: text().$type<Locale>().notNull(),
    finance_option: text().notNull(),
    /** Id of the buyer's lead in the forms service, as sent by the client. */
    rdx_forms_lead_id: text(),
    /** Data stored before encryption was introduced, until a job has encrypted it. */
    customer: jsonb().$type<Customer>(),
    /** Null after the customer's data was erased. */
    customer_encrypted: text(),
    person_indexes: text().array().notNull().default([]),
    erased_at: instant(),
    price_minor: bigint({ mode: 'number' }).notNull(),
    deposit_minor: integer().notNull(),
    /** Currency of the deposit, if it is not the price's. */
    deposit_currency: text(),
    currency: text().notNull(),
    token_hash: text().notNull(),
    created_at: instant().notNull(),
    /** The link is valid until this time. */
    expires_at: instant().notNull(),
    confirmed_at: instant(),
    /** Hashes of the tokens in further mailed links. */
    link_hashes: text().array().notNull().default([]),
    /** Deadline for the buyer's cancellation; null: none. */
    cancel_until: instant(),
    cancelled_at: instant(),
    /** Time at which staff marked the vehicle as sold. */
    sold_at: instant(),
    /** Status of the vehicle before it was reserved. */
    vehicle_status: text().$type<Vehicle['status']>(),
    /** Time of the mail before the link expires. */
    reminded_at: instant(),
    /** Terms that the buyer accepted; their texts are in `terms_texts`. */
    terms: jsonb().$type<AcceptedTerms[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('orders_one_per_vehicle')
      .on(table.vehicle_id)
      .where(sql`${table.status} in ('created', 'confirmed') and not ${table.shared}`),
    index('orders_created_at').on(table.created_at).where(sql`${table.erased_at} is null`),
    index('orders_plain').on(table.order_number).where(sql`${table.customer} is not null`),
    index('orders_overdue').on(table.expires_at).where(sql`${table.status} = 'created'`),
    index('orders_reminders')
      .on(table.expires_at)
      .where(sql`${table.status} = 'created' and ${table.reminded_at} is null`),
    index('orders_person_indexes').using('gin', table.person_indexes),
  ],
);

/** Terms as a buyer accepted them. */
export interface AcceptedTerms {
  key: string;
  version: string;
  /** Digest of the text, in hexadecimal. */
  sha256: string;
  /** ISO 8601. */
  accepted_at: string;
}

/** Texts of accepted terms, by their digest. */
export const termsTexts = pgTable('terms_texts', {
  sha256: text().primaryKey(),
  html: text().notNull(),
  stored_at: instant().notNull(),
});

export type OrderLockRow = typeof orderLocks.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
