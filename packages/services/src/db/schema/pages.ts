import type { Localized } from '@mawkib/api-clients/contracts';
import {
  type StoredBlock,
  scheduleActions,
  scheduleStatuses,
} from '@mawkib/api-clients/contracts/content';
import { type SQL, sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PageSnapshot, PageTraits, StoredOperation } from './page-snapshot.js';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * A page or redirect. `blocks` is the draft tree, `path` the draft's path; `published` is the whole
 * page as last published, so a visitor's page is one row, found by `live_path`.
 */
export const pages = pgTable(
  'pages',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['page', 'redirect'] }).notNull(),
    path: text().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    page_type: text(),
    traits: jsonb().$type<PageTraits>().notNull(),
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
    version: integer().notNull(),
    published_version: integer(),
    published: jsonb().$type<PageSnapshot>(),
    live_path: text().generatedAlwaysAs((): SQL => sql`published ->> 'path'`),
    /** Target of a published redirect, without query and hash. */
    leads_to: text().generatedAlwaysAs(
      (): SQL => sql`regexp_replace(published #>> '{traits,redirect,to}', '[?#].*$', '')`,
    ),
    /** Path and titles, normalised for search; null until the service has filled it in. */
    search_text: text(),
    created_at: instant().notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
    updated_by: text(),
    deleted_at: instant(),
    deleted_by: text(),
  },
  (table) => [
    uniqueIndex('pages_path')
      .on(table.path)
      .where(sql`${table.kind} = 'page' and ${table.deleted_at} is null`),
    index('pages_paths').on(table.path, table.id).where(sql`${table.deleted_at} is null`),
    uniqueIndex('pages_live_path').on(table.live_path),
    index('pages_leads_to').on(table.leads_to).where(sql`${table.leads_to} is not null`),
    index('pages_updated_at')
      .on(table.updated_at, table.id)
      .where(sql`${table.deleted_at} is null`),
    index('pages_deleted_at')
      .on(table.deleted_at, table.id)
      .where(sql`${table.deleted_at} is not null`),
  ],
);

/** Published versions, complete. */
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

/** Changes of a draft: one row per save, numbered by the resulting version. */
export const pageChanges = pgTable(
  'page_changes',
  {
    page_id: text()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    operations: jsonb().$type<StoredOperation[]>().notNull(),
    /** Names of changed page settings. */
    settings: text().array().notNull().default([]),
    person_id: uuid(),
    person_name: text().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.page_id, table.version] })],
);

/**
 * Scheduled publications and unpublications. A publication contains the page as approved; later
 * edits do not affect it.
 */
export const pageSchedules = pgTable(
  'page_schedules',
  {
    id: uuid().primaryKey(),
    page_id: text()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    action: text({ enum: scheduleActions }).notNull(),
    status: text({ enum: scheduleStatuses }).notNull(),
    /** Local time as entered, in `time_zone`. */
    local_time: text().notNull(),
    time_zone: text().notNull(),
    due_at: instant().notNull(),
    version: integer(),
    snapshot: jsonb().$type<PageSnapshot>(),
    created_at: instant().notNull(),
    person_id: uuid().notNull(),
    person_name: text().notNull(),
    finished_at: instant(),
    /** Error code of a failed schedule. */
    reason: text(),
  },
  (table) => [
    uniqueIndex('page_schedules_pending')
      .on(table.page_id, table.action)
      .where(sql`${table.status} = 'pending'`),
    index('page_schedules_due').on(table.due_at, table.id).where(sql`${table.status} = 'pending'`),
    index('page_schedules_page').on(table.page_id, table.created_at, table.id),
  ],
);
