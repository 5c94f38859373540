import { createHmac } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import type { ApiConfig } from '../config.js';
import type { Database } from '../db/database.js';
import { allowances } from '../db/schema/index.js';
import type { Clock } from './clock.js';
import { refusals } from './refusals.js';

/** How much of something one user of it may have in a window of time. */
export interface Allowance {
  /** What is limited: `sms per number`. */
  subject: string;
  /** Whose use is counted; stored as a keyed hash. */
  user: string;
  /** `0` is no limit. */
  most: number;
  windowMs: number;
}

interface Ledger {
  db: Database;
  clock: Clock;
  config: Pick<ApiConfig, 'sessionSecret'>;
}

/**
 * Uses one of each allowance, or none of any: the 429 refusal says when the first that is used up
 * begins anew. Counted in the database, so it holds over all processes and restarts, as long as they
 * share a `SESSION_SECRET`. Call it before what costs money, outside that call's own transaction.
 */
export async function takeAllowances(ledger: Ledger, wanted: readonly Allowance[]): Promise<void> {
  const { db, clock, config } = ledger;
  const now = clock.now();
  const digestOf = ({ subject, user }: Allowance) =>
    createHmac('sha256', config.sessionSecret).update(`${subject}\n${user}`).digest('base64url');
  const limited = wanted
    .filter(({ most }) => most > 0)
    .map((allowance) => ({ ...allowance, digest: digestOf(allowance) }))
    // Everyone takes the rows in the same order, so that no two wait for each other.
    .sort((a, b) => (a.digest < b.digest ? -1 : 1));
  await db.transaction(async (tx) => {
    for (const { subject, digest, most, windowMs } of limited) {
      const ends_at = new Date(now.getTime() + windowMs);
      const over = sql`${allowances.ends_at} <= ${now.toISOString()}::timestamptz`;
      const [row] = await tx
        .insert(allowances)
        .values({ digest, subject, used: 1, ends_at })
        .onConflictDoUpdate({
          target: allowances.digest,
          set: {
            used: sql`case when ${over} then 1 else ${allowances.used} + 1 end`,
            ends_at: sql`case when ${over} then excluded.ends_at else ${allowances.ends_at} end`,
          },
        })
        .returning();
      if (row && row.used > most) {
        throw refusals.tooMany(Math.max(1, Math.ceil((+row.ends_at - +now) / 1000)));
      }
    }
  });
}

/** Forgets allowances whose window is over. */
export async function sweepAllowances(db: Database, now: Date): Promise<void> {
  await db.delete(allowances).where(lte(allowances.ends_at, now));
}
