import type { Localized } from '@mawkib/api-clients/contracts';
import { metaheadLanguages, type NavPanelDraft } from '@mawkib/api-clients/contracts/content';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

import { pages } from './pages.js';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

const lastChange = () => ({
  version: integer().notNull().default(1),
  updated_at: instant().notNull().defaultNow(),
  updated_by: text(),
});

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
  ...lastChange(),
});

/** Values of a setting over time; null: it was deleted. */
export const settingVersions = pgTable(
  'setting_versions',
  {
    key: text().notNull(),
    version: integer().notNull(),
    value: text(),
    changed_at: instant().notNull(),
    changed_by: text(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
);

export const navEntries = pgTable(
  'nav_entries',
  {
    id: text().primaryKey(),
    label: jsonb().$type<Localized>().notNull(),
    url: text().notNull(),
    area: text({ enum: ['primary', 'secondary', 'footer'] }).notNull(),
    image_id: text(),
    position: integer().notNull(),
    children: jsonb().$type<{ id: string; label: Localized; url: string }[]>().notNull(),
    icon: text(),
    dc_strategy: jsonb().$type<{ key: string; value: string }>(),
    panel: jsonb()
      .$type<NavPanelDraft>()
      .notNull()
      .default({ columns: [], cards: [], feature: null }),
    ...lastChange(),
  },
  (table) => [index('nav_entries_area').on(table.area, table.position, table.id)],
);

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
    ...lastChange(),
  },
  (table) => [
    index('metaheads_page_id').on(table.page_id),
    index('metaheads_sequence').on(table.sequence, table.id),
  ],
);
