import type { Locale } from '@mawkib/api-clients/contracts';
import {
  type FormIntegrations,
  type formDraft,
  type LeadData,
  type Location,
  leadExportFormats,
  leadExportStatuses,
} from '@mawkib/api-clients/contracts/forms';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type * as z from 'zod';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** A form as staff define it, with its id and texts in all languages. */
export type FormDefinition = z.output<typeof formDraft> & { id: string };

/** A removed field; leads still contain its answers. */
export type PastField = Pick<FormDefinition['fields'][number], 'id' | 'label'>;

/**
 * Forms in their current version. `integrations` is separate because only administrators can see
 * it.
 */
export const forms = pgTable(
  'forms',
  {
    id: text().primaryKey(),
    definition: jsonb().$type<FormDefinition>().notNull(),
    name: text().notNull(),
    /** Name and titles, normalised for search. */
    search_text: text().notNull(),
    version: integer().notNull().default(1),
    created_at: instant().notNull().defaultNow(),
    updated_at: instant().notNull().defaultNow(),
    integrations: jsonb().$type<FormIntegrations['config']>().notNull().default({}),
    past_fields: jsonb().$type<PastField[]>().notNull().default([]),
  },
  (table) => [
    index('forms_updated_at').on(table.updated_at, table.id),
    index('forms_name').on(table.name, table.id),
  ],
);

/** Versions of a form, complete, with their authors. */
export const formVersions = pgTable(
  'form_versions',
  {
    form_id: text()
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    definition: jsonb().$type<FormDefinition>().notNull(),
    changed_at: instant().notNull(),
    changed_by: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.form_id, table.version] })],
);

/** Submitted forms. A form's idempotency key identifies one lead, however often it is posted. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    form_id: text()
      .notNull()
      .references(() => forms.id),
    idempotency_key: uuid(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    locale: text().$type<Locale>().notNull(),
    /** Data stored before encryption was introduced, until a job has encrypted it. */
    data: jsonb().$type<LeadData>(),
    encrypted: text(),
    /** Blind indexes of its addresses and numbers. */
    person_indexes: text().array().notNull().default([]),
    integration_status: text().notNull().default('none'),
  },
  (table) => [
    unique('leads_idempotency_key').on(table.form_id, table.idempotency_key),
    index('leads_form_id_created_at').on(table.form_id, table.created_at, table.id),
    index('leads_created_at').on(table.created_at),
    index('leads_plain').on(table.id).where(sql`${table.encrypted} is null`),
    index('leads_person_indexes').using('gin', table.person_indexes),
  ],
);

/** Destinations of leads. */
export const locations = pgTable(
  'locations',
  {
    id: text().primaryKey(),
    attributes: jsonb().$type<Location['attributes']>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [index('locations_name').on(sql`(${table.attributes} ->> 'name')`, table.id)],
);

/**
 * Settings of the forms service. Values are encrypted, because some are secrets of other systems.
 */
export const formsSettings = pgTable('forms_settings', {
  id: uuid().primaryKey(),
  key: text().notNull().unique(),
  encrypted: text().notNull(),
  updated_at: instant().notNull(),
});

export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;

/** Deliveries of leads to another system. */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    id: uuid().primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    system: text().notNull(),
    status: text({ enum: deliveryStatuses }).notNull(),
    attempts: integer().notNull().default(0),
    message: text(),
    created_at: instant().notNull(),
    attempted_at: instant(),
  },
  (table) => [unique().on(table.lead_id, table.system)],
);

/** Filter of exported orders. A person is stored as blind indexes. */
export interface OrderExportFilter {
  status?: string | undefined;
  payment_status?: string | undefined;
  vendor?: string | undefined;
  retailer?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  person_indexes?: string[] | undefined;
}

/** Exports of a form's leads or of orders: their filters and progress. */
export const leadExports = pgTable(
  'lead_exports',
  {
    id: uuid().primaryKey(),
    /** Null for an export of orders. */
    form_id: text().references(() => forms.id, { onDelete: 'cascade' }),
    /** Filter of an export of orders; null for one of leads. */
    order_filter: jsonb().$type<OrderExportFilter>(),
    status: text({ enum: leadExportStatuses }).notNull(),
    format: text({ enum: leadExportFormats }).notNull(),
    locale: text().$type<Locale>().notNull(),
    sort: text().$type<'created_at' | '-created_at'>().notNull(),
    created_from: timestamp({ withTimezone: true }),
    created_until: timestamp({ withTimezone: true }),
    created_at: instant().notNull(),
    finished_at: instant(),
    expires_at: instant(),
    rows: integer(),
    requested_by: uuid().notNull(),
  },
  (table) => [index('lead_exports_expires_at').on(table.expires_at)],
);

/** Encrypted parts of an export file. */
export const leadExportParts = pgTable(
  'lead_export_parts',
  {
    export_id: uuid()
      .notNull()
      .references(() => leadExports.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    encrypted: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.export_id, table.part] })],
);

/**
 * Number of leads per form and day (UTC), updated by triggers. The sum over a day's shards counts;
 * a single shard may be negative.
 */
export const leadCounts = pgTable(
  'lead_counts',
  {
    form_id: text().notNull(),
    day: date().notNull(),
    share: smallint().notNull(),
    leads: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.form_id, table.day, table.share] })],
);
