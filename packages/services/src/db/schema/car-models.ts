import type { Localized } from '@mawkib/api-clients/contracts';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Data of a model for the configurator: options by name, amounts in the currency's major unit. */
export interface CarConfiguration {
  trims: { key: string; name: string; price_from: number }[];
  engines: { key: string; name: string; fuel: string; power: number; price: number }[];
  colors: { key: string; name: Localized; price: number }[];
  seats: number[];
}

/** A model of the catalogue: a nameplate with a body type. */
export const carModels = pgTable(
  'car_models',
  {
    id: text().primaryKey(),
    /** Key in price tags and blocks: `defender_110`. */
    car_key: text().notNull().unique(),
    /** Nameplate as in the stock, as a key: `range_rover_sport`. */
    nameplate: text().notNull(),
    brand: text().notNull(),
    names: jsonb().$type<Localized>().notNull(),
    nameplate_names: jsonb().$type<Localized>().notNull(),
    image_id: text(),
    configuration: jsonb().$type<CarConfiguration>().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    index('car_models_nameplate').on(table.nameplate, table.position),
    index('car_models_position').on(table.position),
  ],
);

/** A specification or price of a model; amounts are in the currency's major unit. */
export const carSpecs = pgTable(
  'car_specs',
  {
    car_id: text()
      .notNull()
      .references(() => carModels.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    key: text().notNull(),
    engine_key: text(),
    /** Specifications with the same label are compared; null for prices. */
    group_label: jsonb().$type<Localized>(),
    label: jsonb().$type<Localized>().notNull(),
    value: jsonb().$type<number | Localized>().notNull(),
    unit: jsonb().$type<Localized>(),
  },
  (table) => [primaryKey({ columns: [table.car_id, table.position] })],
);

export type CarModel = typeof carModels.$inferSelect;
export type CarSpec = typeof carSpecs.$inferSelect;
