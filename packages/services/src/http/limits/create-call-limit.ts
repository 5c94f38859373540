import { millisecondsInMinute } from 'date-fns/constants';
import type { ApiConfig } from '../../config/api-config.js';
import type { OpenDatabase } from '../../db/database.js';
import type { CallLimit } from '../../runtime/call-limit.js';
import type { Clock } from '../../runtime/clock.js';
import { takeAllowance } from './allowance.js';
import { networkOf, RateLimit } from './rate-limit.js';

interface CallLimitContext {
  clock: Clock;
  config: Pick<ApiConfig, 'sessionSecret'>;
}

/** The embedded database has one process: its own count is exact. */
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
