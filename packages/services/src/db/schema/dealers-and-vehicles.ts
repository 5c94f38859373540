import type { Localized } from '@mawkib/api-clients/contracts';
import type { DealerService } from '@mawkib/api-clients/contracts/content';
import type { OpeningHours } from '@mawkib/core/opening-hours';
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
  /** In words, for dealers without `hours`. */
  opening_hours: string;
}

export const dealers = pgTable('dealers', {
  id: text().primaryKey(),
  dealer_code: text().notNull().unique(),
  /** The legal seller, as named in a buyer's order. */
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
  /** Null: unknown by weekday. */
  hours: jsonb().$type<OpeningHours>(),
  /** Null: unknown. */
  services: text().array().$type<DealerService[]>(),
});

/** Sales areas of a dealer. `keys` are search keys, created by `dealerAreaKeys`. */
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
    /** Centre of the area; both or neither. */
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
  /** The nameplate with its body type: `ديفندر 110`. */
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
  /** Blank until the image at `url` is in the library. */
  image_id: string;
  view: string;
  /** URL of the image in a feed. */
  url?: string;
}

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/**
 * A vehicle in the market's stock. Amounts are in minor units (fils), 0 if there is none; unknown
 * values are null.
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
    /** Engine types, the main one first: a mild hybrid is also a petrol or diesel car. */
    engine_types: text().array().notNull(),
    transmission: text(),
    /** One of `bodyTypes`, or a custom value of the market; null if unknown. */
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
    /**
     * Generated column: model, model with body type, version and colour, each in Arabic and
     * English.
     */
    names: text().notNull().generatedAlwaysAs(sql`(made by 0100_vehicle_names.sql)`),
    /** Generated column: equipment in both languages, see `equipmentOf`. */
    equipment: text().notNull().generatedAlwaysAs(sql`(made by 0105_vehicle_equipment.sql)`),
    /** Generated column: the interior colour in Arabic and English. */
    interior: text().notNull().generatedAlwaysAs(sql`(made by 0112_vehicle_body_type.sql)`),
    /** URL of its configuration, for the configurator journey. */
    config_url: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    /** Time when it left its feed: no list shows it, but locks and orders still refer to it. */
    retired_at: instant(),
    /** Set by a trigger: the end of its live hold; null: no hold. */
    held_until: instant(),
    /** Set by a trigger: the transaction that wrote the row, or changed its dealer. */
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

/** Deleted vehicles with the transaction that deleted them; written by a trigger. */
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
