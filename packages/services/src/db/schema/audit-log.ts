import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Changes by staff, append-only (enforced by triggers). `content` is the exact text that was
 * hashed; the other columns repeat parts of it for searching.
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
