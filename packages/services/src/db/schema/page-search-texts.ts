import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { pages } from './pages.js';

/** A question and its answer on a page, and the anchor of its block. */
export interface PageQuestion {
  question: string;
  answer: string;
  anchor: string;
}

/** Texts of a published page in one language, for the site's search. */
export const pageSearchTexts = pgTable(
  'page_search_texts',
  {
    page_id: text()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    /** Titles in other languages and the words of the path. */
    keywords: text().notNull(),
    description: text().notNull(),
    /** Texts of the blocks. */
    body: text().notNull(),
    questions: jsonb().$type<PageQuestion[]>().notNull(),
    image_id: text(),
    /** The texts depend on the time, on prices or on offers, and are read from the page again. */
    is_scheduled: boolean().notNull(),
    /** Version of the code that read the texts from the blocks. */
    reader: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page_id, table.locale] })],
);
