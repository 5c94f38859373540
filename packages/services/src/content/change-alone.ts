import { sql } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { recordChange } from '../audit/audit-log.js';
import type { Author } from '../audit/author.js';
import type { Database } from '../db/database.js';

export type ChangeServices = Pick<AppContext, 'db' | 'events'>;

/** What a change did: its value, and what the audit log says of it. */
interface Done<T> {
  value: T;
  action: string;
  subject: string;
  details?: object;
}

/**
 * Runs changes of what surrounds pages one after the other, writes each down, and tells every
 * process. Those with the same key take turns.
 */
export const createChangeRunner =
  (lockKey: number) =>
  <T>(
    { db, events }: ChangeServices,
    author: Author,
    run: (tx: Database) => Promise<Done<T>>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
      const { value, details, ...done } = await run(tx);
      await recordChange(tx, { ...author, ...done, details: { ...details } });
      await events.announce(tx, 'settings_changed', {});
      return value;
    });
