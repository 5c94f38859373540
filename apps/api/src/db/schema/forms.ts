import type { FormIntegrations, LeadData, Locale } from '@mawkib/api-clients/contracts';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FormDefinition } from '../../forms/form-definition.js';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** A field that a form once had: its answers stand in leads still. */
export type PastField = Pick<FormDefinition['fields'][number], 'id' | 'label'>;

/** A form as staff have it now. `integrations` stand apart: they are the administrators'. */
export const forms = pgTable(
  'forms',
  {
    id: text().primaryKey(),
    definition: jsonb().$type<FormDefinition>().notNull(),
    name: text().notNull(),
    /** Name and titles, folded for search. */
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

/** Every version of a form, whole, with who made it. */
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

/** What visitors sent. A form's idempotency key names one lead, however often it is posted. */
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
    data: jsonb().$type<LeadData>().notNull(),
    integration_status: text().notNull().default('none'),
  },
  (table) => [
    unique('leads_idempotency_key').on(table.form_id, table.idempotency_key),
    index('leads_form_id_created_at').on(table.form_id, table.created_at),
  ],
);
