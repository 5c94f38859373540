import type { Storage } from '../storage/create-storage.js';
import type { localEntries } from '../storage/entries.js';

/** Storage of sent events; local storage, shared by tabs. */
export type SentStorage = Pick<Storage<typeof localEntries>, 'get' | 'set' | 'remove'>;

const entryName = 'mawkib_analytics_sent';
/** The newest keys are kept. */
const max = 200;

export interface SentEvents {
  has(key: string): boolean;
  add(key: string): void;
  /** Clears the storage; the keys stay in the memory of this page. */
  forget(): void;
}

/** Keys of sent events, across reloads and tabs. */
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
