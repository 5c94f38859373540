import type { Localized } from '@mawkib/api-clients/contracts';
import { type FocalPoint, mediaTypes } from '@mawkib/api-clients/contracts/media';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** A media file. Columns from `width` to `focal` are of images; null for other files. */
export const mediaItems = pgTable(
  'media_items',
  {
    id: text().primaryKey(),
    type: text({ enum: mediaTypes }).notNull(),
    /** `pack`: part of the product, with its file in the package. */
    source: text({ enum: ['pack', 'upload'] }).notNull(),
    kind: text().notNull(),
    name: text().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    alt: jsonb().$type<Localized>().notNull(),
    tags: text().array().notNull(),
    /** Words of all texts, normalised by `searchText`. */
    search_text: text().notNull(),
    format: text({ enum: ['jpg', 'webp', 'mp4', 'webm', 'pdf'] }).notNull(),
    width: integer(),
    height: integer(),
    focal: jsonb().$type<FocalPoint>(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Path in the pack's folder, or key in the store. Unique for each upload. */
    file_key: text().notNull(),
    /** SHA-256 of the upload. */
    file_hash: text().notNull(),
    version: integer().notNull().default(1),
    /**
     * Idempotency digest of the last upload, so that a repeated one is recognised after a crash.
     */
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
