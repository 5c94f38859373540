import { LRUCache } from 'lru-cache';
import type { Clock } from '../runtime/clock.js';

export interface CachedResponsesOptions {
  clock: Clock;
  /** Milliseconds for which an answer counts; a minute unless given. */
  keptFor?: number;
  /** Milliseconds for which a failure is not tried again; five seconds unless given. */
  failureKeptFor?: number;
  /** Max cached answers; the least recently used is evicted. Default 200. */
  max?: number;
}

interface Kept {
  flight: Promise<unknown>;
  /** Until then the flight's outcome counts. */
  until: number;
}

/** Gives what is kept under a key, or lets `fetch` have it; one flight for all who ask at once. */
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
