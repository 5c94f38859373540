import type { Localized } from '@mawkib/api-clients/contracts';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Entries of a company's configuration; texts in `data` may be one per language. */
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

/** Texts of a widget in a language, whose name is in lower case. */
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

/** What a trade-in form offers. `brand` is set for models alone. */
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

/** Model names of a list of dynamic content. */
export const modelLists = pgTable('model_lists', {
  id: uuid().primaryKey(),
  /** What a strategy calls it. */
  product: text().notNull(),
  models: text().array().notNull(),
});

/** Models of stock that is not this market's own, and how many there are. */
export const externalStock = pgTable('external_stock', {
  model: text().primaryKey(),
  vehicles: integer().notNull(),
});
