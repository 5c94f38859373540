import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const collectionItems = pgTable(
  'collection_items',
  {
    id: text().primaryKey(),
    collection: text().notNull(),
    lang: text().notNull(),
    market: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    description: text(),
    image_id: text(),
    link: text(),
    group_name: text(),
  },
  (table) => [
    index('collection_items_order').on(table.lang, table.position, table.id),
    index('collection_items_collection').on(
      table.lang,
      table.collection,
      table.market,
      table.position,
      table.id,
    ),
  ],
);
