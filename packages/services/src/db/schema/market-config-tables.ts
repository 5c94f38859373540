import type { Localized } from '@mawkib/api-clients/contracts';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Entries of a company's configuration; texts in `data` may be localized. */
export const companyConfig = pgTable(
  'company_config',
  {
    company: text().notNull(),
    section: text().notNull(),
    config_type: text().notNull(),
    position: integer().notNull(),
    data: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.section, table.config_type, table.position] }),
  ],
);

/** Texts of a widget in a language; the widget's name is in lower case. */
export const widgetTranslations = pgTable(
  'widget_translations',
  {
    key: text().notNull(),
    language: text().notNull(),
    texts: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.language] })],
);

export const tradeInKinds = ['bodyTypes', 'brands', 'models', 'fuelTypes'] as const;

/** Options of trade-in forms. `brand` is set for models only. */
export const tradeInOptions = pgTable(
  'trade_in_options',
  {
    kind: text({ enum: tradeInKinds }).notNull(),
    value: text().notNull(),
    brand: text().notNull().default(''),
    label: jsonb().$type<Localized>().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.brand, table.value] })],
);

/** Model names in lists of dynamic content. */
export const modelLists = pgTable('model_lists', {
  id: uuid().primaryKey(),
  /** Product name used by strategies. */
  product: text().notNull(),
  models: text().array().notNull(),
});

/** Models in the stock of other systems, with their counts. */
export const externalStock = pgTable('external_stock', {
  model: text().primaryKey(),
  vehicles: integer().notNull(),
});
