import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { idempotencyKeys } from '../../db/schema/index.js';
import type { Executed } from '../executed.js';
import { idempotencyErrors } from './idempotency-errors.js';
import type { IdempotentCall } from './idempotent-call.js';

/** One attempt to run a call under its key. */
export interface Attempt extends IdempotentCall {
  /** Random id; a claim belongs to the attempt that made it. */
  attempt: string;
}

interface Times {
  now: Date;
  /** Time in ms for which the claim holds. */
  claimMs: number;
  expiresAt: Date;
}

/** End of a claim by the database's clock, which all processes share. */
const endOfClaim = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1000})`;

/**
 * Claims the key for this call. True if it was free, expired, or claimed by a call that ran out of
 * time. Inside a transaction it waits for other transactions that hold the key.
 */
export async function claim(
  db: Database,
  { digest, operation, inputHash, attempt }: Attempt,
  { now, claimMs, expiresAt }: Times,
): Promise<boolean> {
  const fresh = {
    input_hash: inputHash,
    claimed_until: endOfClaim(claimMs),
    claimed_by: attempt,
    created_at: now,
    expires_at: expiresAt,
    response: null,
    headers: null,
  };
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ digest, operation: operation.id, ...fresh })
    .onConflictDoUpdate({
      target: idempotencyKeys.digest,
      set: fresh,
      setWhere: or(
        lte(idempotencyKeys.expires_at, now),
        and(
          isNull(idempotencyKeys.response),
          lte(idempotencyKeys.claimed_until, sql`now()`),
          eq(idempotencyKeys.input_hash, inputHash),
        ),
      ),
    })
    .returning({ digest: idempotencyKeys.digest });
  return claimed.length > 0;
}

const isClaimOf = ({ digest, attempt }: Attempt) =>
  and(
    eq(idempotencyKeys.digest, digest),
    eq(idempotencyKeys.claimed_by, attempt),
    isNull(idempotencyKeys.response),
  );

/** Prolongs the claim of an attempt that is still running. */
export async function renewClaim(db: Database, attempt: Attempt, claimMs: number): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ claimed_until: endOfClaim(claimMs) })
    .where(isClaimOf(attempt));
}

/** The response stored under the key; undefined while there is none, or if the key is gone. */
export async function storedResponse(
  db: Database,
  { digest, inputHash }: IdempotentCall,
): Promise<Executed | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.digest, digest));
  if (!row) return;
  if (row.input_hash !== inputHash) throw idempotencyErrors.reused();
  if (row.response === null) return;
  return { response: JSON.parse(row.response), headers: row.headers ?? {}, replayed: true };
}

/** Stores the response under the key, without its cookies: only the first caller gets those. */
export async function storeResponse(db: Database, { digest }: IdempotentCall, executed: Executed) {
  const { 'set-cookie': _, ...headers } = executed.headers;
  await db
    .update(idempotencyKeys)
    .set({ response: JSON.stringify(executed.response), headers })
    .where(eq(idempotencyKeys.digest, digest));
}

/** Releases the key after a failed attempt, unless another attempt has claimed it meanwhile. */
export async function unclaim(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(idempotencyKeys).where(isClaimOf(attempt));
}

/**
 * Releases keys that a killed process claimed without storing a response. Only safe when no other
 * process uses the database.
 */
export async function releaseClaims(db: Database): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ claimed_until: sql`now()` })
    .where(isNull(idempotencyKeys.response));
}

const sweepAtOnce = 1000;

/** Deletes expired keys in batches; returns how many. */
export async function sweepKeys(db: Database, now: Date): Promise<number> {
  for (let swept = 0; ; ) {
    const deleted = await db
      .delete(idempotencyKeys)
      .where(
        sql`${idempotencyKeys.digest} in (
          select digest from idempotency_keys where expires_at <= ${now.toISOString()}::timestamptz
          order by expires_at limit ${sweepAtOnce})`,
      )
      .returning({ digest: idempotencyKeys.digest });
    swept += deleted.length;
    if (deleted.length < sweepAtOnce) return swept;
  }
}
