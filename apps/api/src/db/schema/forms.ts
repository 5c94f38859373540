import type { LeadData, Locale } from '@mawkib/api-clients/contracts';
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { FormDefinition } from '../../forms/form-definition.js';

export const forms = pgTable('forms', {
  id: text().primaryKey(),
  definition: jsonb().$type<FormDefinition>().notNull(),
});

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
