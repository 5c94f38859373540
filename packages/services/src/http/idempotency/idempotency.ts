import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addHours } from 'date-fns';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import { retryLost } from '../../db/retry-lost.js';
import type { TransactionScope } from '../../db/transaction-scope.js';
import type { Executed } from '../executed.js';
import { idempotencyErrors } from './idempotency-errors.js';
import type { IdempotentCall } from './idempotent-call.js';
import {
  type Attempt,
  claim,
  renewClaim,
  storedResponse,
  storeResponse,
  sweepKeys,
  unclaim,
} from './stored-responses.js';

/**
 * How a key is stored. `in-transaction`: key, effect and response are one transaction. `claim-first`: the key
 * is claimed before and the response stored after the handler, for handlers that wait for another
 * system.
 */
export type IdempotencyMode = 'in-transaction' | 'claim-first';

export interface Idempotency {
  /**
   * Runs `handle` once; repeated calls get the stored response. A call that fails stores nothing,
   * so the same key can be tried again. Throws 422 `idempotency_key_reused` for another input and,
   * for `claim-first` only, 409 `idempotency_key_in_progress` if another process takes too long.
   */
  once(
    intention: IdempotentCall,
    mode: IdempotencyMode,
    handle: (db: Database) => Promise<Executed>,
  ): Promise<Executed>;
  /** Deletes expired keys; returns how many. */
  sweep(): Promise<number>;
}

/**
 * Default time in ms for which a claim holds. A running call renews it four times as often; of a
 * killed process it ends, while the repeated call still waits.
 */
const defaultClaimMs = 8_000;
const waitMs = 10_000;
const pollMs = 100;

export function createIdempotency(
  context: Pick<AppContext, 'config' | 'db' | 'clock'>,
  scope: TransactionScope,
  { claimMs = defaultClaimMs } = {},
): Idempotency {
  const { db, clock, config } = context;
  /** Calls in progress in this process: repeats wait here and hold no database connection. */
  const running = new Map<string, { inputHash: string; executed: Promise<Executed> }>();

  const times = () => {
    const now = clock.now();
    return { now, claimMs, expiresAt: addHours(now, config.idempotencyHours) };
  };

  // With the connection lost during the commit, the key tells whether it was made.
  const inTransaction: Runner = (attempt, handle) =>
    retryLost(() =>
      scope.transaction(async (tx) => {
        if (await claim(tx, attempt, times())) {
          const executed = await handle(tx);
          await storeResponse(tx, attempt, executed);
          return executed;
        }
        const stored = await storedResponse(tx, attempt);
        if (!stored) throw idempotencyErrors.inProgress();
        return stored;
      }),
    );

  const claimFirst: Runner = async (attempt, handle) => {
    const giveUpAt = performance.now() + waitMs;
    while (!(await claim(db, attempt, times()))) {
      const stored = await storedResponse(db, attempt);
      if (stored) return stored;
      if (performance.now() > giveUpAt) throw idempotencyErrors.inProgress();
      await pause(pollMs);
    }
    const renewal = setInterval(
      // Without a database no other process can claim the key either.
      () => renewClaim(db, attempt, claimMs).catch(() => {}),
      claimMs / 4,
    );
    try {
      const executed = await handle(db);
      await retryLost(() => storeResponse(db, attempt, executed));
      return executed;
    } catch (error) {
      await retryLost(() => unclaim(db, attempt));
      throw error;
    } finally {
      clearInterval(renewal);
    }
  };

  const runners: Record<IdempotencyMode, Runner> = {
    'in-transaction': inTransaction,
    'claim-first': claimFirst,
  };

  return {
    async once(intention, mode, handle) {
      const { digest, inputHash } = intention;
      for (let other = running.get(digest); other; other = running.get(digest)) {
        const first = await other.executed.catch(() => undefined);
        if (!first) continue;
        if (other.inputHash !== inputHash) throw idempotencyErrors.reused();
        return { ...first, replayed: true };
      }
      const executed = runners[mode]({ ...intention, attempt: randomUUID() }, handle);
      running.set(digest, { inputHash, executed });
      try {
        return await executed;
      } finally {
        running.delete(digest);
      }
    },
    sweep: () => sweepKeys(db, clock.now()),
  };
}

type Runner = (attempt: Attempt, handle: (db: Database) => Promise<Executed>) => Promise<Executed>;
