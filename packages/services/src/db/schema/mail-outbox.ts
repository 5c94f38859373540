import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export interface MailMessage {
  to: string;
  /** Localized sender name; the address is the deployment's. */
  fromName?: string;
  subject: string;
  text: string;
  html: string;
  /** Reply address, if it is not the market's. */
  replyTo?: string;
  /**
   * The person that a mail to staff is about: it is exported and erased with that person's data.
   */
  about?: { email?: string | undefined; phone?: string | undefined };
}

/**
 * Queued mails. A row and its job are written in the transaction of the mail's subject, so either
 * all exist or none. The content is deleted once it is sent, because it contains a visitor's
 * address and link.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    /** Content stored before encryption was introduced, until the next start has encrypted it. */
    message: jsonb().$type<MailMessage>(),
    encrypted: text(),
    /** Blind indexes of the recipient's address. */
    person_indexes: text().array().notNull().default([]),
    attempts: integer().notNull().default(0),
    created_at: instant().notNull(),
    /** Until this time the process that claimed the mail may be sending it. */
    taken_until: instant(),
    sent_at: instant(),
    gave_up_at: instant(),
    last_error: text(),
    /** Order and name of a mail about an order. */
    order_number: text(),
    name: text(),
  },
  (table) => [
    index('mail_outbox_plain').on(table.id).where(sql`${table.message} is not null`),
    index('mail_outbox_order')
      .on(table.order_number, table.created_at)
      .where(sql`${table.order_number} is not null`),
    index('mail_outbox_done').on(sql`(coalesce(${table.sent_at}, ${table.gave_up_at}))`),
    index('mail_outbox_person_indexes').using('gin', table.person_indexes),
  ],
);
