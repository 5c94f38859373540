import { type FocalPoint, type Localized, mediaTypes } from '@mawkib/api-clients/contracts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** A file of the library. Columns from `width` to `focal` are a picture's; null for others. */
export const mediaItems = pgTable(
  'media_items',
  {
    id: text().primaryKey(),
    type: text({ enum: mediaTypes }).notNull(),
    /** `pack`: came with the product, its file lies in the package. */
    source: text({ enum: ['pack', 'upload'] }).notNull(),
    kind: text().notNull(),
    name: text().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    alt: jsonb().$type<Localized>().notNull(),
    tags: text().array().notNull(),
    /** Words of all its texts, folded: `searchText` makes it. */
    search_text: text().notNull(),
    format: text({ enum: ['jpg', 'webp', 'mp4', 'webm', 'pdf'] }).notNull(),
    width: integer(),
    height: integer(),
    focal: jsonb().$type<FocalPoint>(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Where the file lies: below the pack's folder, or in the store. Each upload has its own. */
    file_key: text().notNull(),
    /** SHA-256 of what was sent. */
    file_hash: text().notNull(),
    version: integer().notNull().default(1),
    /** The intention of the last write of a file, so that its repetition is known after a kill. */
    intention: text().unique(),
    created_at: instant().notNull(),
    created_by: text(),
    updated_at: instant().notNull(),
    deleted_at: instant(),
  },
  (table) => [
    index('media_items_file_hash').on(table.file_hash).where(sql`${table.deleted_at} is null`),
    index('media_items_file_key').on(table.file_key),
    index('media_items_tags').using('gin', table.tags),
  ],
);

export type MediaRow = typeof mediaItems.$inferSelect;
export type NewMediaRow = typeof mediaItems.$inferInsert;
