import type { Clock } from '../../runtime/clock.js';
import { apiErrors } from '../errors/api-errors.js';

const windowMs = 60_000;
const maxCounted = 10_000;

interface Count {
  since: number;
  calls: number;
}

/**
 * Counts calls per caller in fixed windows of one minute, in this process only. Memory is bounded;
 * above the max number of callers the oldest count is evicted. `CallLimit` counts over all processes.
 */
export class RateLimit {
  #counts = new Map<string, Count>();

  constructor(private readonly clock: Clock) {}

  /** Throws 429 if `caller` made more than `perMinute` calls of `subject`. */
  check(subject: string, caller: string | undefined, perMinute: number | undefined): void {
    if (!perMinute || !caller) return;
    const now = this.clock.now().getTime();
    const key = `${subject} ${networkOf(caller)}`;
    const seen = this.#counts.get(key);
    if (!seen || isOver(seen, now)) {
      this.#begin(key, now);
      return;
    }
    seen.calls += 1;
    if (seen.calls > perMinute) {
      throw apiErrors.tooMany(Math.max(1, Math.ceil((seen.since + windowMs - now) / 1000)));
    }
  }

  /** Number of callers that are counted now. */
  get size(): number {
    return this.#counts.size;
  }

  /** A map keeps the order of insertion, so the first entry is the oldest. */
  #begin(key: string, now: number) {
    this.#counts.delete(key);
    for (const [oldest, { since }] of this.#counts) {
      if (this.#counts.size < maxCounted && !isOver({ since }, now)) break;
      this.#counts.delete(oldest);
    }
    this.#counts.set(key, { since: now, calls: 1 });
  }
}

/**
 * A window that starts in the future was started before the clock was set back; it would not end in
 * time.
 */
const isOver = ({ since }: Pick<Count, 'since'>, now: number) =>
  now < since || now - since >= windowMs;

/** IPv6 users control a whole /64 network, so it counts as one caller. */
export function networkOf(caller: string): string {
  if (!/^[\da-f]*:[\da-f:]*$/i.test(caller)) return caller.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = caller.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = caller.includes('::') ? [...before, ...between, ...after] : before;
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
