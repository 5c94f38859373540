import type { Clock } from '../runtime/clock.js';

export interface KeptAnswersOptions {
  clock: Clock;
  /** Milliseconds for which an answer counts; a minute unless given. */
  keptFor?: number;
  /** Milliseconds for which a failure is not tried again; five seconds unless given. */
  failureKeptFor?: number;
  /** Answers that are kept at most, the latest asked for; 200 unless given. */
  most?: number;
}

interface Kept {
  flight: Promise<unknown>;
  /** Until then the flight's outcome counts. */
  until: number;
}

/** Gives what is kept under a key, or lets `fetch` have it; one flight for all who ask at once. */
export type KeptAnswers = <T>(key: string, fetch: () => Promise<T>) => Promise<T>;

export function createKeptAnswers({
  clock,
  keptFor = 60_000,
  failureKeptFor = 5000,
  most = 200,
}: KeptAnswersOptions): KeptAnswers {
  const answers = new Map<string, Kept>();
  const now = () => clock.now().getTime();

  return <T>(key: string, fetch: () => Promise<T>) => {
    const known = answers.get(key);
    answers.delete(key);
    const current = known && now() < known.until ? known : undefined;
    const kept = current ?? { flight: fetch(), until: Number.POSITIVE_INFINITY };
    answers.set(key, kept);
    if (!current) {
      kept.flight.then(
        () => {
          kept.until = now() + keptFor;
        },
        () => {
          kept.until = now() + failureKeptFor;
        },
      );
      const oldest = answers.size > most ? answers.keys().next().value : undefined;
      if (oldest !== undefined) answers.delete(oldest);
    }
    return kept.flight as Promise<T>;
  };
}
