import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What staff changed, append-only (triggers refuse the rest). `content` is the very text that was
 * hashed; the columns beside it repeat parts of it for searching.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    person_id: uuid(),
    action: text().notNull(),
    subject: text().notNull(),
    content: text().notNull(),
    previous_hash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.seq),
    index('audit_log_action').on(table.action, table.seq),
    index('audit_log_person').on(table.person_id, table.action, table.seq),
    index('audit_log_person_seq').on(table.person_id, table.seq),
    index('audit_log_at').on(table.at, table.seq),
  ],
);
