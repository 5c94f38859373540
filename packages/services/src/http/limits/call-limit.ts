import { millisecondsInMinute } from 'date-fns/constants';
import type { ApiConfig } from '../../config/api-config.js';
import type { OpenDatabase } from '../../db/database.js';
import type { Clock } from '../../runtime/clock.js';
import { takeAllowance } from './allowance.js';
import { networkOf, RateLimit } from './rate-limit.js';

/** Max calls per minute of one caller. Both throw 429. */
export interface CallLimit {
  /** Counts in this process. */
  check(subject: string, caller: string | undefined, perMinute: number | undefined): void;
  /**
   * Counts over all processes of the database. What this process has seen is counted first, so that
   * a flood reaches the database no more often than the limit allows.
   */
  checkShared(
    subject: string,
    caller: string | undefined,
    perMinute: number | undefined,
  ): Promise<void>;
}

interface CallLimitContext {
  clock: Clock;
  config: Pick<ApiConfig, 'sessionSecret'>;
}

/** The embedded database has one process, whose own count is exact. */
export function createCallLimit(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  { clock, config }: CallLimitContext,
): CallLimit {
  const own = new RateLimit(clock);
  return {
    check: (subject, caller, perMinute) => own.check(subject, caller, perMinute),
    async checkShared(subject, caller, perMinute) {
      own.check(subject, caller, perMinute);
      if (kind === 'embedded' || !perMinute || !caller) return;
      await takeAllowance(
        { db, clock, config },
        {
          subject: `${subject} per minute`,
          user: networkOf(caller),
          max: perMinute,
          windowMs: millisecondsInMinute,
        },
      );
    },
  };
}
