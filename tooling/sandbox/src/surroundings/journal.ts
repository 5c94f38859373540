import type { Clock } from './clock.ts';

/** One thing that happened: `text` is a sentence for people. */
export interface JournalEntry {
  at: number;
  service: string;
  text: string;
}

/** What happened of late, for the overview. */
export interface Journal {
  add(service: string, text: string): void;
  /** The newest first. */
  list(): JournalEntry[];
  reset(): void;
}

/** Keeps the last `limit` entries. */
export function createJournal(clock: Clock, limit = 200): Journal {
  let entries: JournalEntry[] = [];
  return {
    add(service, text) {
      entries = [{ at: clock.now(), service, text }, ...entries].slice(0, limit);
    },
    list: () => entries,
    reset: () => {
      entries = [];
    },
  };
}
