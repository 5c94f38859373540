import { LRUCache } from 'lru-cache';
import type { Clock } from '../runtime/clock.js';

export interface CachedResponsesOptions {
  clock: Clock;
  /** Milliseconds for which a response is cached. Default one minute. */
  keptFor?: number;
  /** Milliseconds for which a failure is cached. Default five seconds. */
  failureKeptFor?: number;
  /** Max cached responses; the least recently used is evicted. Default 200. */
  max?: number;
}

interface Kept {
  flight: Promise<unknown>;
  /** Time until which the result is valid. */
  until: number;
}

/** Returns the cached response of a key, or calls `fetch`; concurrent callers share one request. */
export type CachedResponses = <T>(key: string, fetch: () => Promise<T>) => Promise<T>;

export function createResponseCache({
  clock,
  keptFor = 60_000,
  failureKeptFor = 5000,
  max = 200,
}: CachedResponsesOptions): CachedResponses {
  const responses = new LRUCache<string, Kept>({ max: max });
  const now = () => clock.now().getTime();

  return <T>(key: string, fetch: () => Promise<T>) => {
    const known = responses.get(key);
    if (known && now() < known.until) return known.flight as Promise<T>;
    const flight = fetch();
    const kept: Kept = { flight, until: Number.POSITIVE_INFINITY };
    responses.set(key, kept);
    flight.then(
      () => {
        kept.until = now() + keptFor;
      },
      () => {
        kept.until = now() + failureKeptFor;
      },
    );
    return flight;
  };
}
