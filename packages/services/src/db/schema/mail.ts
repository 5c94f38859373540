import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export interface MailMessage {
  to: string;
  /** Whom it is from, in the reader's language; the address is the deployment's. */
  fromName?: string;
  subject: string;
  text: string;
  html: string;
  /** Who an answer goes to, where that is not the market. */
  replyTo?: string;
  /** Whom a mail to staff is about: it is found, and forgotten, with what is kept of that person. */
  about?: { email?: string | undefined; phone?: string | undefined };
}

/**
 * Mails that were promised. A row and its job are written in the transaction of what the mail tells
 * of, so either all exist or none. The content is forgotten once it is sent: it holds a visitor's
 * address and link.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    /** What came before sealing, until the next start has sealed it. */
    message: jsonb().$type<MailMessage>(),
    encrypted: text(),
    /** Blind indexes of the address that it goes to. */
    person_indexes: text().array().notNull().default([]),
    attempts: integer().notNull().default(0),
    created_at: instant().notNull(),
    /** Until then the process that took it may be sending it. */
    taken_until: instant(),
    sent_at: instant(),
    gave_up_at: instant(),
    last_error: text(),
  },
  (table) => [
    index('mail_outbox_plain').on(table.id).where(sql`${table.message} is not null`),
    index('mail_outbox_done').on(sql`(coalesce(${table.sent_at}, ${table.gave_up_at}))`),
    index('mail_outbox_person_indexes').using('gin', table.person_indexes),
  ],
);
