import { LRUCache } from 'lru-cache';

export interface Patience {
  /** Milliseconds that callers wait for a source without a previous result. */
  first: number;
  /** Milliseconds that callers wait for a new result before they get the previous one. */
  later: number;
  /** Creates the error for a source that timed out without a previous result. */
  tooLate(): Error;
}

type Outcome<T> = { value: T } | { error: unknown };

const maxKnown = 50;

/**
 * Limits how long callers wait for a source. The request itself continues; its result, or failure,
 * is used by later callers while the source is slow. A source that hangs delays the first page by
 * `first` and each further one by `later`.
 */
export function createPatience<T>({ first, later, tooLate }: Patience) {
  const known = new LRUCache<string, Outcome<T>>({ max: maxKnown });
  const flights = new Map<string, Promise<Outcome<T>>>();

  const fly = (key: string, ask: () => Promise<T>) => {
    const begun = flights.get(key);
    if (begun) return begun;
    const flight = ask()
      .then(
        (value): Outcome<T> => ({ value }),
        (error: unknown): Outcome<T> => ({ error }),
      )
      .then((outcome) => {
        flights.delete(key);
        known.set(key, outcome);
        return outcome;
      });
    flights.set(key, flight);
    return flight;
  };

  return async (key: string, ask: () => Promise<T>): Promise<T> => {
    const before = known.get(key);
    const flight = fly(key, ask);
    const outcome = await withinTime(flight, before ? later : first, () => {
      const late = before ?? { error: tooLate() };
      // Later callers wait `later` only, while the first request is still running.
      if (!known.has(key)) known.set(key, late);
      return late;
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
