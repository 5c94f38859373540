import { createHmac } from 'node:crypto';
import { eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../config/api-config.js';
import type { Database } from '../../db/database.js';
import { allowances } from '../../db/schema/index.js';
import type { Clock } from '../../runtime/clock.js';
import { ApiError } from '../errors/api-error.js';
import { apiErrors } from '../errors/api-errors.js';

/** A quota: how much of something one user may use in a time window. */
export interface Allowance {
  /** The limited action: `sms per number`. */
  subject: string;
  /** The user that is counted; stored as a keyed hash. */
  user: string;
  /** Max uses in the window; `0`: unlimited. */
  max: number;
  windowMs: number;
}

/**
 * Tolerated clock difference between machines. A window that ends later than this was started by a
 * wrong clock.
 */
const skewMs = 300_000;

interface Ledger {
  db: Database;
  clock: Clock;
  config: Pick<ApiConfig, 'sessionSecret'>;
}

/** Keyed hash of a user, which reveals neither address nor number. */
export const userDigest = (
  { subject, user }: Pick<Allowance, 'subject' | 'user'>,
  { sessionSecret }: Ledger['config'],
): string => createHmac('sha256', sessionSecret).update(`${subject}\n${user}`).digest('base64url');

/**
 * The limited allowances, sorted, so that all transactions lock their rows in the same order and
 * cannot deadlock.
 */
const inOrder = (wanted: readonly Allowance[], config: Ledger['config']) =>
  wanted
    .filter(({ max }) => max > 0)
    .map((allowance) => ({ ...allowance, digest: userDigest(allowance, config) }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1));

/**
 * Uses one of each allowance, or none at all. Throws 429 with the time until the first exhausted
 * one resets. Counted in the database, across all processes and restarts that share a
 * `SESSION_SECRET`. A transaction that calls this more than once must call `holdAllowances` for all
 * of them first.
 */
export async function takeAllowances(ledger: Ledger, wanted: readonly Allowance[]): Promise<void> {
  const { db, config } = ledger;
  await db.transaction(async (tx) => {
    for (const allowance of inOrder(wanted, config)) await use({ ...ledger, db: tx }, allowance);
  });
}

/**
 * Uses one allowance in a statement of its own, which is cheaper. An attempt that is rejected is
 * counted too.
 */
export const takeAllowance = (ledger: Ledger, wanted: Allowance): Promise<void> =>
  use(ledger, { ...wanted, digest: userDigest(wanted, ledger.config) });

async function use(
  { db, clock }: Ledger,
  { subject, digest, max, windowMs }: Allowance & { digest: string },
): Promise<void> {
  const now = clock.now();
  const ends_at = new Date(now.getTime() + windowMs);
  const [row] = await db
    .insert(allowances)
    .values({ digest, subject, used: 1, ends_at })
    .onConflictDoUpdate({
      target: allowances.digest,
      set: counted(isOver(now, sql`excluded.ends_at`)),
    })
    .returning();
  if (row && row.used > max) {
    throw apiErrors.tooMany(Math.max(1, Math.ceil(Math.min(windowMs, +row.ends_at - +now) / 1000)));
  }
}

/**
 * Locks these allowances until the transaction `db` ends, without using them: for transactions that
 * take some of them one after another and could deadlock otherwise.
 */
export async function holdAllowances(ledger: Ledger, wanted: readonly Allowance[]): Promise<void> {
  const { db, clock, config } = ledger;
  const now = clock.now().getTime();
  const rows = inOrder(wanted, config).map(({ subject, digest, windowMs }) => ({
    ...{ subject, digest, used: 0 },
    ends_at: new Date(now + windowMs),
  }));
  const unique = [...new Map(rows.map((row) => [row.digest, row])).values()];
  for (const row of unique) {
    await db
      .insert(allowances)
      .values(row)
      .onConflictDoUpdate({ target: allowances.digest, set: { used: allowances.used } });
  }
}

/**
 * `takeAllowances` without the error: returns false, and uses nothing, if one of them is exhausted.
 */
export async function tryAllowances(
  ledger: Ledger,
  wanted: readonly Allowance[],
): Promise<boolean> {
  try {
    await takeAllowances(ledger, wanted);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.details.status === 429) return false;
    throw error;
  }
}

/**
 * Uses the allowances of each group, or none of a group. Returns for each group whether they were
 * used. One statement for all groups; it locks their rows in the order of all transactions.
 */
export async function takeEach(
  ledger: Ledger,
  groups: readonly (readonly Allowance[])[],
): Promise<boolean[]> {
  const { db, config } = ledger;
  const wanted = groups.map((group) => inOrder(group, config));
  const all = inOrder(groups.flat(), config);
  if (new Set(all.map(({ digest }) => digest)).size < all.length) {
    await holdAllowances(ledger, all);
    const used: boolean[] = [];
    for (const group of groups) used.push(await tryAllowances(ledger, group));
    return used;
  }
  const taken = await takeFree(ledger, all);
  const isWhole = (group: typeof all) => group.every(({ digest }) => taken.has(digest));
  const used = wanted.map(isWhole);
  const partly = wanted.flatMap((group) =>
    isWhole(group) ? [] : group.filter(({ digest }) => taken.has(digest)),
  );
  if (partly.length > 0) await returnAllowances({ db, config }, partly);
  return used;
}

/** Uses each allowance that is not exhausted; returns the digests of those. */
async function takeFree(
  { db, clock }: Ledger,
  wanted: readonly (Allowance & { digest: string })[],
): Promise<Set<string>> {
  if (wanted.length === 0) return new Set();
  const now = clock.now();
  const ends = (windowMs: number) => new Date(now.getTime() + windowMs);
  const over = isOver(now, sql`excluded.ends_at`);
  const maxOf = sql.join(
    wanted.map(({ digest, max }) => sql`when ${digest} then ${max}::int`),
    sql` `,
  );
  const taken = await db
    .insert(allowances)
    .values(
      wanted.map(({ digest, subject, windowMs }) => {
        return { digest, subject, used: 1, ends_at: ends(windowMs) };
      }),
    )
    .onConflictDoUpdate({
      target: allowances.digest,
      set: counted(over),
      setWhere: sql`${over} or ${allowances.used} < case ${allowances.digest} ${maxOf} end`,
    })
    .returning({ digest: allowances.digest });
  return new Set(taken.map(({ digest }) => digest));
}

/** The stored window is over, or was started by a wrong clock. */
const isOver = (now: Date, newEnd: SQL) =>
  sql`(${allowances.ends_at} <= ${now.toISOString()}::timestamptz
    or ${allowances.ends_at} > ${newEnd} + make_interval(secs => ${skewMs / 1000}))`;

const counted = (over: SQL) => ({
  used: sql`case when ${over} then 1 else ${allowances.used} + 1 end`,
  ends_at: sql`case when ${over} then excluded.ends_at else ${allowances.ends_at} end`,
});

/** Releases one use of each in its current window, such as after a code was entered correctly. */
export async function returnAllowances(
  { db, config }: Pick<Ledger, 'db' | 'config'>,
  used: readonly Allowance[],
): Promise<void> {
  const digests = used.map((allowance) => userDigest(allowance, config)).sort();
  for (const digest of digests) {
    await db
      .update(allowances)
      .set({ used: sql`greatest(${allowances.used} - 1, 0)` })
      .where(eq(allowances.digest, digest));
  }
}

/** Deletes allowances with an expired window, except those that are locked now. */
export async function sweepAllowances(db: Database, now: Date): Promise<void> {
  const over = db
    .select({ digest: allowances.digest })
    .from(allowances)
    .where(lte(allowances.ends_at, now))
    .for('update', { skipLocked: true });
  await db.delete(allowances).where(inArray(allowances.digest, over));
}
