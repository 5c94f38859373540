import type { Localized } from '@mawkib/api-clients/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StoredTexts } from '../../locale/stored-texts.js';

export interface DealerTexts {
  name: string;
  address: string;
  city: string;
  emirate: string;
  opening_hours: string;
}

export const dealers = pgTable('dealers', {
  id: text().primaryKey(),
  dealer_code: text().notNull().unique(),
  /** The legal seller: what a buyer's order names. */
  company_uuid: text().notNull(),
  brands: text().array().notNull(),
  texts: jsonb().$type<StoredTexts<DealerTexts>>().notNull(),
  zip_code: text(),
  phone: text().notNull(),
  email: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  image_id: text(),
  position: integer().notNull(),
});

/** Where a dealer sells. `keys` holds what a search compares: `dealerAreaKeys` makes them. */
export const dealerAreas = pgTable(
  'dealer_areas',
  {
    dealer_id: text()
      .notNull()
      .references(() => dealers.id, { onDelete: 'cascade' }),
    postcode: text().notNull(),
    state: jsonb().$type<Localized>().notNull(),
    locality: jsonb().$type<Localized>().notNull(),
    keys: text().array().notNull(),
    /** The middle of the area; both or neither. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (table) => [
    primaryKey({ columns: [table.dealer_id, table.postcode] }),
    index('dealer_areas_keys').using('gin', table.keys),
  ],
);

export interface VehicleTexts {
  /** The nameplate: `ديفندر`. */
  model_name: string;
  /** The nameplate and its body: `ديفندر 110`. */
  model_display_name: string;
  version: string;
  color_name: string;
  interior_color: string;
  long_description: string;
  power_unit: string;
  mileage_unit: string;
  features_standard: string[];
  /** Prices are in the currency's major unit. */
  features_optional: { name: string; price: number }[];
}

export interface VehiclePhoto {
  /** Blank until the picture of `url` is in the library. */
  image_id: string;
  view: string;
  /** Where a feed says that it is. */
  url?: string;
}

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/**
 * A vehicle of the market's stock. Amounts are in minor units (fils), 0 where there is none; what is
 * not known is null.
 */
export const vehicles = pgTable(
  'vehicles',
  {
    id: text().primaryKey(),
    owner_id: text()
      .notNull()
      .references(() => dealers.id),
    vin: text().unique(),
    item_id: text(),
    order_number: text(),
    brand: text().notNull(),
    nameplate: text().notNull(),
    external_code: text(),
    model_group: text(),
    state: text().notNull(),
    status: text().notNull(),
    production_year: integer(),
    model_year: integer(),
    color_canonical: text(),
    color_key: text(),
    /** What drives it, the chief one first: a mild hybrid is also a petrol or a diesel. */
    engine_types: text().array().notNull(),
    transmission: text(),
    /** One of `bodyTypes`, or a word of the market's own; null where nobody said. */
    body_type: text(),
    drivetrain: text(),
    number_of_seats: integer(),
    power: integer(),
    mileage: integer(),
    battery_capacity: doublePrecision(),
    engine_capacity: doublePrecision(),
    delivery_date: date({ mode: 'string' }),
    registration_date: date({ mode: 'string' }),
    financing_options: text().array().notNull(),
    price_hidden: text().array().notNull(),
    currency: text().notNull(),
    base_minor: bigint({ mode: 'number' }).notNull(),
    msrp_minor: bigint({ mode: 'number' }).notNull(),
    sale_minor: bigint({ mode: 'number' }).notNull(),
    monthly_minor: bigint({ mode: 'number' }).notNull(),
    subscribe_minor: bigint({ mode: 'number' }).notNull(),
    texts: jsonb().$type<StoredTexts<VehicleTexts>>().notNull(),
    photos: jsonb().$type<VehiclePhoto[]>().notNull(),
    /** Derived by the database: model, model with body, version, colour, each in Arabic and English. */
    names: text().notNull().generatedAlwaysAs(sql`(made by 0100_vehicle_names.sql)`),
    /** Derived by the database: items of equipment in both languages, see `equipmentOf`. */
    equipment: text().notNull().generatedAlwaysAs(sql`(made by 0105_vehicle_equipment.sql)`),
    /** Derived by the database: the interior's colour in Arabic and English. */
    interior: text().notNull().generatedAlwaysAs(sql`(made by 0112_vehicle_body_type.sql)`),
    /** Where it was configured: names it to the configurator journey. */
    config_url: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    /** Left the feed it came from: no list shows it, holds and orders still know it. */
    retired_at: instant(),
    /** Set by the database: the transaction that wrote the row, or changed its dealer. */
    changed_in: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('vehicles_changed').on(table.changed_in),
    index('vehicles_owner').on(table.owner_id),
    index('vehicles_owner_publications').on(table.owner_id, table.state, table.brand),
    uniqueIndex('vehicles_config_url').on(table.config_url),
    index('vehicles_retired').on(table.retired_at).where(sql`${table.retired_at} is not null`),
    index('vehicles_nameplate_status').on(table.nameplate, table.status),
    check(
      'vehicles_status',
      sql`${table.status} in ('stock','available_soon','reserved','sold','in_production','on_demand','delivery','demo')`,
    ),
    check('vehicles_amounts', sql`${table.sale_minor} >= 0 and ${table.msrp_minor} >= 0`),
  ],
);

/** Vehicles that are gone, and in which transaction; written by the database. */
export const vehicleRemovals = pgTable(
  'vehicle_removals',
  {
    vehicle_id: text().primaryKey(),
    changed_in: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('vehicle_removals_changed').on(table.changed_in)],
);

export type Dealer = typeof dealers.$inferSelect;
export type NewDealer = typeof dealers.$inferInsert;
export type Vehicle = typeof vehicles.$inferSelect;
export type NewVehicle = typeof vehicles.$inferInsert;
