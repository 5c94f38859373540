import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * Responses of writes by `Idempotency-Key`. `digest` is a hash of operation, caller and key, so
 * neither an address nor a key can be read from it. `response` is the JSON exactly as sent; null
 * while the call runs.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    digest: text().primaryKey(),
    operation: text().notNull(),
    input_hash: text().notNull(),
    response: text(),
    headers: jsonb().$type<Record<string, string>>(),
    /** Until this time a key without a response belongs to the attempt that claimed it. */
    claimed_until: instant().notNull(),
    /** Random id of that attempt. */
    claimed_by: text(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index('idempotency_keys_expires_at').on(table.expires_at)],
);
