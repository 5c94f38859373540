import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Mails that were promised. A row is written in the transaction of what it tells of, so either both
 * exist or neither. The message is forgotten once it is sent: it holds a visitor's address and link.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    message: jsonb().$type<MailMessage>(),
    attempts: integer().notNull().default(0),
    created_at: instant().notNull(),
    /** Not before; also how long the worker that took it may need. */
    due_at: instant().notNull(),
    sent_at: instant(),
    gave_up_at: instant(),
    last_error: text(),
  },
  (table) => [
    index('mail_outbox_due')
      .on(table.due_at)
      .where(sql`${table.sent_at} is null and ${table.gave_up_at} is null`),
  ],
);
