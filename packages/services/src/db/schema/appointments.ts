import { date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { dealers } from './dealers-and-vehicles.js';
import { orderLocks } from './orders.js';

/**
 * Booked appointments, one per hold. A unique constraint gives each seat of a slot to one buyer. A
 * row counts while its hold or order lasts.
 */
export const appointments = pgTable(
  'appointments',
  {
    lock_id: uuid()
      .primaryKey()
      .references(() => orderLocks.lock_id, { onDelete: 'cascade' }),
    retailer_id: text()
      .notNull()
      .references(() => dealers.id),
    date: date({ mode: 'string' }).notNull(),
    /** Local time of the market, `10:30`. */
    slot: text().notNull(),
    /** From 1 to the capacity of the slot. */
    seat: integer().notNull(),
  },
  (table) => [
    unique('appointments_seat').on(table.retailer_id, table.date, table.slot, table.seat),
  ],
);
