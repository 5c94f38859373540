import type { Role } from '@mawkib/api-clients/contracts';
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    issuer: text().notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    roles: jsonb().$type<Role[]>().notNull(),
    signed_in_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('people_issuer_subject').on(table.issuer, table.subject)],
);

/** Sessions by the hash of their cookie, so a copy of the table does not give access. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** To the minute. */
    last_used_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('sessions_expires_at').on(table.expires_at),
    index('sessions_person').on(table.person_id, table.created_at),
  ],
);
