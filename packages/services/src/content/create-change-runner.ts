import { sql } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import type { Author } from '../audit/author.js';
import { recordChange } from '../audit/record-change.js';
import type { Database } from '../db/database.js';

export type ChangeServices = Pick<AppContext, 'db' | 'events'>;

/** The result of a change: its value, and its entry in the audit log. */
interface Done<T> {
  value: T;
  action: string;
  subject: string;
  details?: object;
}

/**
 * Runs a change in a transaction, records it in the audit log and notifies all processes. Changes
 * with the same lock key run one at a time.
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
