import { createHmac } from 'node:crypto';
import { subDays } from 'date-fns';
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../config/api-config.js';
import type { Database } from '../../db/database.js';
import { orderLocks } from '../../db/schema/orders.js';
import { networkOf } from '../../http/limits/rate-limit.js';
import { orderErrors } from '../order-errors.js';

/** Keyed hashes of the buyer's browser id and network; null: not known, and not limited. */
export type Holder = Pick<typeof orderLocks.$inferSelect, 'browser_digest' | 'address_digest'>;

export function holderOf(
  { browser, address }: { browser: string | undefined; address: string | undefined },
  { sessionSecret }: Pick<ApiConfig, 'sessionSecret'>,
): Holder {
  const digest = (kind: string, value: string) =>
    createHmac('sha256', sessionSecret).update(`hold ${kind}\n${value}`).digest('base64url');
  return {
    browser_digest: browser === undefined ? null : digest('browser', browser.toLowerCase()),
    address_digest: address === undefined ? null : digest('address', networkOf(address)),
  };
}

/**
 * Throws 429 `hold_limit` if the holder may not acquire another hold. Concurrent requests of one
 * holder are serialised until the transaction ends; call it after the vehicle was locked.
 */
export async function checkHoldLimits(
  tx: Database,
  { browser_digest, address_digest }: Holder,
  { now, limits }: { now: Date; limits: ApiConfig['holds'] },
): Promise<void> {
  for (const digest of [browser_digest, address_digest]) {
    if (digest !== null)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`);
  }
  const isLive = and(isNull(orderLocks.released_at), gt(orderLocks.expires_at, now));
  if (browser_digest !== null) {
    const own = eq(orderLocks.browser_digest, browser_digest);
    const live = await tx.$count(orderLocks, and(own, isLive));
    if (isReached(live, limits.perBrowser)) throw orderErrors.tooManyHolds('browser');
    const today = gt(orderLocks.created_at, subDays(now, 1));
    const made = await tx.$count(orderLocks, and(own, today));
    if (isReached(made, limits.perBrowserDay)) throw orderErrors.tooManyHolds('day');
  }
  if (address_digest !== null) {
    const live = await tx.$count(
      orderLocks,
      and(eq(orderLocks.address_digest, address_digest), isLive),
    );
    if (isReached(live, limits.perAddress)) throw orderErrors.tooManyHolds('address');
  }
}

const isReached = (count: number, max: number): boolean => max > 0 && count >= max;

/** Clears the hashes of holds that no limit counts any more. */
export async function forgetHolders(db: Database, now: Date): Promise<void> {
  await db
    .update(orderLocks)
    .set({ browser_digest: null, address_digest: null })
    .where(
      and(
        or(isNotNull(orderLocks.browser_digest), isNotNull(orderLocks.address_digest)),
        isNotNull(orderLocks.released_at),
        lt(orderLocks.created_at, subDays(now, 1)),
      ),
    );
}
