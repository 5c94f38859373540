import type { Locale } from '@mawkib/api-clients/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { vehicles } from './dealers-and-vehicles.js';

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Visitors who want one e-mail when a held vehicle is free; deleted with it or after a day. */
export const vehicleWaiting = pgTable(
  'vehicle_waiting',
  {
    id: uuid().primaryKey(),
    vehicle_id: text()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    contact_encrypted: text().notNull(),
    /** Blind index of the address. */
    person_index: text().notNull(),
    /** Hash of the token in the mailed link. */
    token_hash: text().notNull().unique(),
    created_at: instant().notNull(),
    /** Null until the address is confirmed; nothing else is mailed before. */
    confirmed_at: instant(),
    /** Set by a trigger: the vehicle became free. */
    due: boolean().notNull().default(false),
  },
  (table) => [
    unique('vehicle_waiting_vehicle_id_person_index_key').on(table.vehicle_id, table.person_index),
    index('vehicle_waiting_due').on(table.created_at).where(sql`${table.due}`),
    index('vehicle_waiting_created_at').on(table.created_at),
    index('vehicle_waiting_person').on(table.person_index),
  ],
);

export type WaitingRow = typeof vehicleWaiting.$inferSelect;
