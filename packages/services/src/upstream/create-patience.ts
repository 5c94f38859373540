import { LRUCache } from 'lru-cache';

export interface Patience {
  /** Milliseconds that the first who ask wait for a source of which nothing is known yet. */
  first: number;
  /** Milliseconds that others wait for news of it before they get what was known last. */
  later: number;
  /** What is thrown for a source that took too long and of which nothing is known. */
  tooLate(): Error;
}

type Outcome<T> = { value: T } | { error: unknown };

const maxKnown = 50;

/**
 * Bounds how long anybody waits for a source. The question itself runs to its end; its outcome, a
 * failure too, is what the next ones get while the source is slow. So a source that hangs costs the
 * first page `first` and each further one `later`.
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
      // Whoever comes while the first question still runs does not wait for all of it once more.
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
