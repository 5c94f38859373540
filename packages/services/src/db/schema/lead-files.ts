import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { forms, leads } from './forms.js';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Files of leads, encrypted. `lead_id` is null from the upload until the lead is stored; rows that
 * no lead uses are deleted after an hour.
 */
export const leadFiles = pgTable(
  'lead_files',
  {
    id: uuid().primaryKey(),
    form_id: text()
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    lead_id: uuid().references(() => leads.id, { onDelete: 'cascade' }),
    /** Id of the form's field. */
    field: text().notNull(),
    name_encrypted: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    content_encrypted: bytes().notNull(),
    created_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Keyed hash of the network that uploaded it; null once it has a lead. */
    uploader: text(),
  },
  (table) => [
    index('lead_files_lead').on(table.lead_id),
    index('lead_files_unused').on(table.created_at).where(sql`${table.lead_id} is null`),
  ],
);
