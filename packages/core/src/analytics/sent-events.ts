import type { Storage } from '../storage/create-storage.js';
import type { localEntries } from '../storage/entries.js';

/** Where it is remembered which events were sent; local storage, shared by tabs. */
export type SentStorage = Pick<Storage<typeof localEntries>, 'get' | 'set' | 'remove'>;

const entryName = 'mawkib_analytics_sent';
/** The newest are kept. */
const max = 200;

export interface SentEvents {
  has(key: string): boolean;
  add(key: string): void;
  /** Forgets what is stored; this page still knows. */
  forget(): void;
}

/** Keys of events that must not be sent again, after a reload and in other tabs too. */
export function createSentEvents(storage?: SentStorage): SentEvents {
  const here = new Set<string>();
  const stored = () => storage?.get(entryName) ?? [];

  return {
    has: (key) => here.has(key) || stored().includes(key),
    add(key) {
      here.add(key);
      storage?.set(entryName, [...stored().filter((known) => known !== key), key].slice(-max));
    },
    forget: () => storage?.remove(entryName),
  };
}
