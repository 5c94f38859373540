import type { ConsentReceiptRow } from '@mawkib/api-clients/contracts/content';
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Texts of consent banners, each stored once. */
export const consentTexts = pgTable('consent_texts', {
  /** SHA-256 of language and text. */
  digest: text().primaryKey(),
  locale: text().$type<ConsentReceiptRow['locale']>().notNull(),
  text: text().notNull(),
});

/** Consent decisions of visitors, anonymous. */
export const consentReceipts = pgTable(
  'consent_receipts',
  {
    id: uuid().primaryKey(),
    decided_at: timestamp({ withTimezone: true }).notNull(),
    received_at: timestamp({ withTimezone: true }).notNull(),
    status: text().$type<ConsentReceiptRow['status']>().notNull(),
    scopes: jsonb().$type<ConsentReceiptRow['scopes']>().notNull(),
    policy_version: text().notNull(),
    strategy: text().notNull(),
    gpc: boolean().notNull(),
    text_digest: text()
      .notNull()
      .references(() => consentTexts.digest),
  },
  (table) => [index('consent_receipts_received_at').on(table.received_at, table.id)],
);
