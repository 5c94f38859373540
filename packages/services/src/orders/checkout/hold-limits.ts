import { createHmac } from 'node:crypto';
import { subDays } from 'date-fns';
import type { ApiConfig } from '../../config/api-config.js';
import type { OrderLockRow } from '../../db/schema/orders.js';
import { networkOf } from '../../http/limits/rate-limit.js';
import { orderErrors } from '../order-errors.js';
import type { OrderStore } from '../store/order-store.js';

/** Keyed hashes of the buyer's browser id and network; null: not known, and not limited. */
export type Holder = Pick<OrderLockRow, 'browser_digest' | 'address_digest'>;

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
  tx: OrderStore,
  { browser_digest, address_digest }: Holder,
  { now, limits }: { now: Date; limits: ApiConfig['holds'] },
): Promise<void> {
  for (const digest of [browser_digest, address_digest]) {
    if (digest !== null) await tx.lockHolder(digest);
  }
  if (browser_digest !== null) {
    const live = await tx.countHolds({ browser_digest }, { openAt: now });
    if (isReached(live, limits.perBrowser)) throw orderErrors.tooManyHolds('browser');
    const made = await tx.countHolds({ browser_digest }, { createdAfter: subDays(now, 1) });
    if (isReached(made, limits.perBrowserDay)) throw orderErrors.tooManyHolds('day');
  }
  if (address_digest !== null) {
    const live = await tx.countHolds({ address_digest }, { openAt: now });
    if (isReached(live, limits.perAddress)) throw orderErrors.tooManyHolds('address');
  }
}

const isReached = (count: number, max: number): boolean => max > 0 && count >= max;

/** Clears the hashes of holds that no limit counts any more. */
export const forgetHolders = (store: OrderStore, now: Date): Promise<void> =>
  store.forgetHolders(subDays(now, 1));
