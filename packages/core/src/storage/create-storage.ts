import type { Logger } from '../errors/logger.js';
import { parseJson } from '../reading/parse-json.js';
import { localEntries } from './entries.js';
import type { StorageEntry } from './entry.js';

/** The part of the browser's Storage that is used. */
export interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

// biome-ignore lint/suspicious/noExplicitAny: a catalogue holds entries of any type
export type StorageEntries = Readonly<Record<string, StorageEntry<any>>>;
export type StoredValue<E> = E extends StorageEntry<infer T> ? T : never;

export interface Storage<E extends StorageEntries> {
  /** Null when nothing is stored. Damaged or foreign content is removed, that key alone. */
  get<K extends keyof E & string>(key: K): StoredValue<E[K]> | null;
  /** False when it could not be stored: no storage, no room, or too large. */
  set<K extends keyof E & string>(key: K, value: StoredValue<E[K]>): boolean;
  remove<K extends keyof E & string>(key: K): void;
}

/**
 * Typed access to a storage area. `area` may be a function, for a browser in which merely touching
 * `localStorage` throws. Failures are logged and ignored: the page goes on without.
 */
export function createStorage<const E extends StorageEntries = typeof localEntries>(
  area: StorageArea | null | undefined | (() => StorageArea | null | undefined),
  logger: Logger,
  entries: E = localEntries as unknown as E,
): Storage<E> {
  const attempt = <T>(fallback: T, use: (area: StorageArea) => T): T => {
    try {
      const found = typeof area === 'function' ? area() : area;
      if (found) return use(found);
      logger.warn('There is no localStorage');
    } catch (cause) {
      logger.warn('There is no localStorage', { cause });
    }
    return fallback;
  };
  const entryOf = (key: string): StorageEntry<unknown> => {
    const found = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (!found) throw new TypeError(`'${key}' is not a storage key; declare it in the entries`);
    return found;
  };

  const remove = (key: string) => attempt(undefined, (found) => found.removeItem(key));

  return {
    get(key) {
      const { limit, read } = entryOf(key);
      const text = attempt(null, (found) => found.getItem(key));
      if (text === null || text === undefined) return null;
      const parsed = parseJson(text, limit);
      const value = parsed === undefined ? undefined : read(parsed);
      if (value !== undefined) return value as StoredValue<E[typeof key]>;
      logger.warn(`Damaged content of '${key}' was removed`, { key });
      remove(key);
      return null;
    },
    set(key, value) {
      const text = JSON.stringify(value);
      if (text.length > entryOf(key).limit) {
        logger.warn(`Content of '${key}' is too large to be stored`, { key });
        return false;
      }
      return attempt(false, (found) => {
        found.setItem(key, text);
        return true;
      });
    },
    remove(key) {
      entryOf(key);
      remove(key);
    },
  };
}
