import type { Clock } from './clock.ts';

/** Something that happened; `text` is a sentence for testers. */
export interface JournalEntry {
  at: number;
  service: string;
  text: string;
}

/** Recent entries, for the overview. */
export interface Journal {
  add(service: string, text: string): void;
  /** Newest first. */
  list(): JournalEntry[];
  reset(): void;
}

/** Stores the last `limit` entries. */
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
