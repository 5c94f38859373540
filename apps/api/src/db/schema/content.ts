import type { Localized, StoredBlock } from '@mawkib/api-clients/contracts';
import { metaheadLanguages } from '@mawkib/core/vocabulary';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PageSnapshot, PageTraits, StoredOperation } from '../../content/page-snapshot.js';

/**
 * A page or redirect. `blocks` is the draft tree; `published` is the whole page as it was last
 * published, so a visitor's page is one row.
 */
export const pages = pgTable('pages', {
  id: text().primaryKey(),
  kind: text({ enum: ['page', 'redirect'] }).notNull(),
  path: text().notNull().unique(),
  title: jsonb().$type<Localized>().notNull(),
  page_type: text(),
  traits: jsonb().$type<PageTraits>().notNull(),
  blocks: jsonb().$type<StoredBlock[]>().notNull(),
  version: integer().notNull(),
  published_version: integer(),
  published: jsonb().$type<PageSnapshot>(),
  updated_at: timestamp({ withTimezone: true }).notNull(),
  updated_by: text(),
});

/** Every version that was ever published, whole. */
export const pageVersions = pgTable(
  'page_versions',
  {
    page_id: text()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    snapshot: jsonb().$type<PageSnapshot>().notNull(),
    published_at: timestamp({ withTimezone: true }).notNull(),
    published_by: text(),
  },
  (table) => [primaryKey({ columns: [table.page_id, table.version] })],
);

/** What was done to a draft: one row per acknowledged save, numbered by the version it made. */
export const pageChanges = pgTable(
  'page_changes',
  {
    page_id: text()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    operations: jsonb().$type<StoredOperation[]>().notNull(),
    person_id: uuid(),
    person_name: text().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.page_id, table.version] })],
);

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});

export const navEntries = pgTable('nav_entries', {
  id: text().primaryKey(),
  label: jsonb().$type<Localized>().notNull(),
  url: text().notNull(),
  area: text({ enum: ['primary', 'secondary', 'footer'] }).notNull(),
  image_id: text(),
  position: integer().notNull(),
  children: jsonb().$type<{ id: string; label: Localized; url: string }[]>().notNull(),
});

export const metaheads = pgTable(
  'metaheads',
  {
    id: text().primaryKey(),
    content: text().notNull(),
    language: text({ enum: metaheadLanguages }).notNull(),
    sequence: integer().notNull(),
    page_id: text().references(() => pages.id, { onDelete: 'cascade' }),
    reload_on_each_page: boolean().notNull(),
    in_body: boolean().notNull(),
  },
  (table) => [index('metaheads_page_id').on(table.page_id)],
);
