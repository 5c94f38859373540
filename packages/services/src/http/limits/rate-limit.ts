import type { Clock } from '../../runtime/clock.js';
import { apiErrors } from '../errors/refusals.js';

const windowMs = 60_000;
const maxCounted = 10_000;

interface Count {
  since: number;
  calls: number;
}

/**
 * Counts calls per caller in fixed windows of a minute, in this process alone: a market of several
 * processes lets through as many times more. Memory is bounded; when more callers come than are
 * counted, the one counted longest is forgotten. What must hold over all processes (messages that
 * cost money) is an allowance.
 */
export class RateLimit {
  #counts = new Map<string, Count>();

  constructor(private readonly clock: Clock) {}

  /** Throws the 429 refusal once `caller` made more than `perMinute` calls of `subject`. */
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

  /** How many callers are counted at present. */
  get size(): number {
    return this.#counts.size;
  }

  /** A map keeps the order of insertion, so the first is the one counted longest. */
  #begin(key: string, now: number) {
    this.#counts.delete(key);
    for (const [oldest, { since }] of this.#counts) {
      if (this.#counts.size < maxCounted && !isOver({ since }, now)) break;
      this.#counts.delete(oldest);
    }
    this.#counts.set(key, { since: now, calls: 1 });
  }
}

/** A window that began in the future began before the clock was set back; it would hold for as long. */
const isOver = ({ since }: Pick<Count, 'since'>, now: number) =>
  now < since || now - since >= windowMs;

/** Who has one address of IPv6 has a whole network of 64 bits: it is counted as one. */
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
