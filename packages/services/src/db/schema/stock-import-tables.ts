import type { MachineScope, StockRunStatus } from '@mawkib/api-clients/contracts/stock';
import {
  bigint,
  boolean,
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
import { vehicles } from './dealers-and-vehicles.js';

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
const amount = () => integer().notNull().default(0);

/** Tokens of other systems, by the hash of their secret. */
export const machineTokens = pgTable('machine_tokens', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  prefix: text().notNull(),
  token_hash: text().notNull().unique(),
  scopes: text().array().$type<MachineScope[]>().notNull(),
  /** Null: all. */
  sources: text().array(),
  /** The person who created it; its actions are recorded in their name. */
  person_id: uuid().notNull(),
  created_by: text().notNull(),
  created_at: instant().notNull(),
  last_used_at: instant(),
  revoked_at: instant(),
});

/** All versions of all mappings. */
export const stockMappings = pgTable(
  'stock_mappings',
  {
    name: text().notNull(),
    version: integer().notNull(),
    target: text().$type<'vehicles' | 'retailers'>().notNull(),
    mapping: jsonb().$type<Record<string, unknown>>().notNull(),
    updated_at: instant().notNull(),
    updated_by: text().notNull(),
    deleted_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

export const stockSources = pgTable('stock_sources', {
  id: text().primaryKey(),
  label: text().notNull(),
  kind: text().$type<'upload' | 'url' | 'folder' | 'push'>().notNull(),
  mapping: text(),
  mode: text().$type<'full' | 'partial'>().notNull(),
  url: text(),
  file: text(),
  schedule: text(),
  enabled: boolean().notNull(),
  version: integer().notNull().default(1),
  /** `ETag` of the last applied file. */
  etag: text(),
  last_modified: text(),
  next_run_at: instant(),
  created_at: instant().notNull(),
  updated_at: instant().notNull(),
});

export const stockRuns = pgTable(
  'stock_runs',
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    source_id: text()
      .notNull()
      .references(() => stockSources.id, { onDelete: 'cascade' }),
    kind: text().$type<'import' | 'rollback'>().notNull(),
    target: text().$type<'vehicles' | 'retailers'>().notNull(),
    status: text().$type<StockRunStatus>().notNull(),
    /** Version of the stock, once applied. */
    version: bigint({ mode: 'number' }),
    rolled_back_by: uuid(),
    /** For a rollback: the first run that it reverts. */
    target_run: uuid(),
    mode: text().$type<'full' | 'partial'>().notNull(),
    mapping_name: text(),
    mapping_version: integer(),
    file_id: uuid(),
    file_name: text(),
    etag: text(),
    last_modified: text(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    bytes_total: bigint({ mode: 'number' }),
    rows: amount(),
    /** Number of rows in `stock_staged` after reading. */
    staged: amount(),
    accepted: amount(),
    repaired: amount(),
    rejected: amount(),
    created: amount(),
    changed: amount(),
    unchanged: amount(),
    retired: amount(),
    broken_pictures: amount(),
    reason: text(),
    reason_details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    confirmed: boolean().notNull().default(false),
    started_by: text(),
    person_id: uuid(),
    token_id: uuid().references(() => machineTokens.id),
    created_at: instant().notNull(),
    /** Last heartbeat of its process. */
    heartbeat_at: instant().notNull(),
    finished_at: instant(),
  },
  (table) => [
    index('stock_runs_number').on(table.number),
    index('stock_runs_source').on(table.source_id, table.number),
  ],
);

/** Changes that a run will apply; deleted once it is applied. */
export const stockStaged = pgTable(
  'stock_staged',
  {
    run_id: uuid()
      .notNull()
      .references(() => stockRuns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    row: integer().notNull(),
    /** Or the retailer. */
    vehicle_id: text().notNull(),
    op: text().$type<'upsert' | 'retire'>().notNull(),
    change: text().$type<'created' | 'changed' | 'retired'>().notNull(),
    outcome: text().notNull(),
    notes: jsonb().notNull().default([]),
    match_id: text(),
    match_key: text(),
    hash: text(),
    imported: jsonb(),
    /** The resulting row. */
    record: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.run_id, table.position] }),
    uniqueIndex('stock_staged_vehicle').on(table.run_id, table.vehicle_id),
  ],
);

export const stockReport = pgTable(
  'stock_report',
  {
    run_id: uuid()
      .notNull()
      .references(() => stockRuns.id, { onDelete: 'cascade' }),
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    row: integer().notNull(),
    outcome: text().$type<'accepted' | 'repaired' | 'rejected' | 'retired'>().notNull(),
    change: text().$type<'created' | 'changed' | 'unchanged' | 'retired'>(),
    vehicle_id: text(),
    notes: jsonb().$type<Record<string, unknown>[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.seq] })],
);

/** Rows replaced by a run; `before` is null if there was no such vehicle. */
export const stockRunChanges = pgTable(
  'stock_run_changes',
  {
    run_id: uuid()
      .notNull()
      .references(() => stockRuns.id, { onDelete: 'cascade' }),
    vehicle_id: text().notNull(),
    before: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.vehicle_id] })],
);

/** Origin of a vehicle: the data of its source and the manual edits. */
export const vehicleSources = pgTable(
  'vehicle_sources',
  {
    vehicle_id: text()
      .primaryKey()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    source_id: text().references(() => stockSources.id, { onDelete: 'set null' }),
    match_id: text(),
    match_key: text(),
    hash: text(),
    imported: jsonb().$type<Record<string, unknown>>().notNull(),
    edited: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Number of edits. */
    edits: integer().notNull().default(1),
    edited_by: text(),
    edited_at: instant(),
  },
  (table) => [
    index('vehicle_sources_source').on(table.source_id),
    uniqueIndex('vehicle_sources_match').on(table.source_id, table.match_id),
    uniqueIndex('vehicle_sources_key').on(table.source_id, table.match_key),
  ],
);

/** Images that feeds reference by URL, each downloaded once. */
export const stockPictures = pgTable('stock_pictures', {
  url: text().primaryKey(),
  image_id: text(),
  /** Reason why the URL has no usable image. */
  reason: text(),
  tried_at: instant().notNull(),
});

export type StockSourceRow = typeof stockSources.$inferSelect;
export type StockRunRow = typeof stockRuns.$inferSelect;
export type StagedRow = typeof stockStaged.$inferInsert;
export type MachineTokenRow = typeof machineTokens.$inferSelect;
