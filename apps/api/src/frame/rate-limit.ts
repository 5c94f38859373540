import type { Clock } from './clock.js';
import { refusals } from './refusals.js';

const windowMs = 60_000;
const mostAddresses = 10_000;

/** Counts calls per address in fixed windows of a minute; memory is bounded. */
export class RateLimit {
  #counts = new Map<string, { since: number; calls: number }>();

  constructor(private readonly clock: Clock) {}

  /** Throws the 429 refusal once `address` made more than `perMinute` calls of `subject`. */
  check(subject: string, address: string | undefined, perMinute: number | undefined): void {
    if (!perMinute || !address) return;
    const now = this.clock.now().getTime();
    const key = `${subject} ${address}`;
    const seen = this.#counts.get(key);
    if (!seen || now - seen.since >= windowMs) {
      if (this.#counts.size >= mostAddresses) this.#forget(now);
      this.#counts.set(key, { since: now, calls: 1 });
      return;
    }
    seen.calls += 1;
    if (seen.calls > perMinute) {
      throw refusals.tooMany(Math.max(1, Math.ceil((seen.since + windowMs - now) / 1000)));
    }
  }

  #forget(now: number) {
    for (const [key, { since }] of this.#counts) {
      if (now - since >= windowMs) this.#counts.delete(key);
    }
    if (this.#counts.size >= mostAddresses) this.#counts.clear();
  }
}
