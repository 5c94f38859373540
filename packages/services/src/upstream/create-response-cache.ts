import { LRUCache } from 'lru-cache';
import type { Clock } from '../runtime/clock.js';

export interface CachedResponsesOptions {
  clock: Clock;
  /** Milliseconds for which a response is cached. Default one minute. */
  maxAge?: number;
  /** Milliseconds for which a failure is cached. Default five seconds. */
  failureMaxAge?: number;
  /** Max cached responses; the least recently used is evicted. Default 200. */
  max?: number;
}

interface CacheEntry {
  flight: Promise<unknown>;
  /** Time until which the result is valid. */
  until: number;
}

/** Returns the cached response of a key, or calls `fetch`; concurrent callers share one request. */
export type CachedResponses = <T>(key: string, fetch: () => Promise<T>) => Promise<T>;

export function createResponseCache({
  clock,
  maxAge = 60_000,
  failureMaxAge = 5000,
  max = 200,
}: CachedResponsesOptions): CachedResponses {
  const responses = new LRUCache<string, CacheEntry>({ max: max });
  const now = () => clock.now().getTime();

  return <T>(key: string, fetch: () => Promise<T>) => {
    const cached = responses.get(key);
    if (cached && now() < cached.until) return cached.flight as Promise<T>;
    const flight = fetch();
    const entry: CacheEntry = { flight, until: Number.POSITIVE_INFINITY };
    responses.set(key, entry);
    flight.then(
      () => {
        entry.until = now() + maxAge;
      },
      () => {
        entry.until = now() + failureMaxAge;
      },
    );
    return flight;
  };
}
