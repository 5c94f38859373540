import { LRUCache } from 'lru-cache';

export interface BoundedFetchOptions {
  /** Milliseconds that callers wait for a source without a previous result. */
  first: number;
  /** Milliseconds that callers wait for a new result before they get the previous one. */
  later: number;
  /** Creates the error for a source that timed out without a previous result. */
  timeoutError(): Error;
}

type Outcome<T> = { value: T } | { error: unknown };

const maxResults = 50;

/**
 * Limits how long callers wait for a source. The request itself continues; its result, or failure,
 * is used by later callers while the source is slow. A source that hangs delays the first page by
 * `first` and each further one by `later`.
 */
export function createBoundedFetch<T>({ first, later, timeoutError }: BoundedFetchOptions) {
  const results = new LRUCache<string, Outcome<T>>({ max: maxResults });
  const flights = new Map<string, Promise<Outcome<T>>>();

  const start = (key: string, fetch: () => Promise<T>) => {
    const begun = flights.get(key);
    if (begun) return begun;
    const flight = fetch()
      .then(
        (value): Outcome<T> => ({ value }),
        (error: unknown): Outcome<T> => ({ error }),
      )
      .then((outcome) => {
        flights.delete(key);
        results.set(key, outcome);
        return outcome;
      });
    flights.set(key, flight);
    return flight;
  };

  return async (key: string, fetch: () => Promise<T>): Promise<T> => {
    const before = results.get(key);
    const flight = start(key, fetch);
    const outcome = await withinTime(flight, before ? later : first, () => {
      const fallback = before ?? { error: timeoutError() };
      // Later callers wait `later` only, while the first request is still running.
      if (!results.has(key)) results.set(key, fallback);
      return fallback;
    });
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };
}

function withinTime<T>(flight: Promise<T>, limit: number, orElse: () => T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(orElse()), limit);
    void flight.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
