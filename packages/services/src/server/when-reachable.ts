import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseUnreachable } from '../db/database-errors.js';

/** Delays between two attempts, doubled up to the max. */
const firstPauseMs = 250;
const maxPauseMs = 5000;

/**
 * Repeats a start that fails because the database is unreachable, for up to `waitMs`: both may be
 * started at the same time, or the database restarts. Each failed attempt leaves nothing open.
 */
export async function whenReachable<T>(
  start: () => Promise<T>,
  { waitMs, log }: { waitMs: number; log: Logger },
): Promise<T> {
  const until = performance.now() + waitMs;
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
    try {
      return await start();
    } catch (error) {
      const left = until - performance.now();
      if (left <= 0 || !isDatabaseUnreachable(error)) throw error;
      log.warn(
        { reason: (error as Error).message, gives_up_in_seconds: Math.ceil(left / 1000) },
        'the start waits for the database',
      );
      await sleep(Math.min(pause, left));
    }
  }
}
