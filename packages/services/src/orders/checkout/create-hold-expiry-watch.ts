import { isNull, min } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { orderLocks } from '../../db/schema/orders.js';
import { loggable } from '../../runtime/create-log.js';
import { type ExpiryContext, releaseAllExpired } from './reservation-expiry.job.js';

/** Max time between checks; shorter than the shortest hold, so that none ends unnoticed. */
const maxDelayMs = 30_000;
const minDelayMs = 50;

/**
 * Ends each hold at its time, so that open pages learn of it within two seconds; the job of every
 * minute is for holds that ended while no process ran.
 */
export function createHoldExpiryWatch(context: ExpiryContext & Pick<AppContext, 'db' | 'log'>) {
  const { db, clock, log } = context;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let checking = Promise.resolve();

  const nextDelay = async () => {
    const [next] = await db
      .select({ at: min(orderLocks.expires_at) })
      .from(orderLocks)
      .where(isNull(orderLocks.released_at));
    if (!next?.at) return maxDelayMs;
    const left = next.at.getTime() - clock.now().getTime();
    if (left <= 0) await releaseAllExpired(context);
    return Math.min(maxDelayMs, Math.max(minDelayMs, left));
  };
  const check = () => {
    checking = nextDelay()
      .catch((error: unknown) => {
        log.warn({ error: loggable(error) }, 'the end of holds could not be checked');
        return maxDelayMs;
      })
      .then((delay) => {
        if (!isOver) timer = setTimeout(check, delay).unref();
      });
  };
  return {
    name: 'hold_expiry_watch',
    start: check,
    async stop(): Promise<void> {
      isOver = true;
      clearTimeout(timer);
      await checking;
    },
  };
}
