import { createHash } from 'node:crypto';
import type { Person } from '@mawkib/api-clients/contracts/identity';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { auditLog } from '../db/schema/audit-log.js';

/** A change by staff. It names the changed object and never contains a visitor's input. */
export interface StaffChange {
  by: Pick<Person, 'id' | 'name'>;
  at: Date;
  /** Kind of object and action: `form.updated`. */
  action: string;
  /** The object: `form/test-drive`. */
  subject: string;
  details?: Record<string, unknown>;
}

/** Lock key of log writes; any unique number. */
const lockKey = 7_240_130;

/** The hash before the first entry. */
export const firstHash = '0'.repeat(64);

export const entryHash = (previous: string, content: string): string =>
  createHash('sha256').update(`${previous}\n${content}`).digest('hex');

/** Adds an entry in the transaction of the change: both are stored or neither. */
export async function recordChange(tx: Database, change: StaffChange): Promise<void> {
  const { by, at, action, subject, details = {} } = change;
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
  const [last] = await tx
    .select({ seq: auditLog.seq, hash: auditLog.hash })
    .from(auditLog)
    .orderBy(desc(auditLog.seq))
    .limit(1);
  const seq = (last?.seq ?? 0) + 1;
  const previous_hash = last?.hash ?? firstHash;
  const person = { id: by.id, name: by.name };
  const content = JSON.stringify({ seq, at: at.toISOString(), person, action, subject, details });
  const hash = entryHash(previous_hash, content);
  await tx
    .insert(auditLog)
    .values({ seq, at, person_id: by.id, action, subject, content, previous_hash, hash });
}
