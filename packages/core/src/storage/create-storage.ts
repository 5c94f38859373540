import type { Logger } from '../errors/logger.js';
import { parseJson } from '../guards/parse-json.js';
import type { Decoder } from '../reading/decoder.js';
import type { StorageEntry } from './entry.js';
import { createKeyListeners, type StorageEvents } from './storage-events.js';
import { noteVersion, versionOf } from './stored-versions.js';

/** The subset of the browser's Storage that is used. */
export interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Entries of a storage area by key; a market can add its own. */
// biome-ignore lint/suspicious/noExplicitAny: a catalogue holds entries of any type
export type StorageEntries = Readonly<Record<string, StorageEntry<any>>>;
/** Type of an entry's value. */
export type StoredValue<E> = E extends StorageEntry<infer T> ? T : never;

/** Content of a key: nothing, invalid content, or a value. */
export type Inspected<T> =
  | { readonly state: 'nothing' | 'damaged'; readonly value: null }
  | { readonly state: 'sound'; readonly value: T };

/** A typed storage area. */
export interface Storage<E extends StorageEntries> {
  /**
   * The stored value, or null. Invalid content is removed, for this key only. Returns the same
   * object until the stored text changes, so that it can be a store snapshot; do not mutate it.
   */
  get<K extends keyof E & string>(key: K): StoredValue<E[K]> | null;
  /** Like `get`, but distinguishes invalid content from none, and does not remove it. */
  inspect<K extends keyof E & string>(key: K): Inspected<StoredValue<E[K]>>;
  /** Returns false if it could not be stored: no storage, no space, above the limit, or invalid. */
  set<K extends keyof E & string>(key: K, value: StoredValue<E[K]>): boolean;
  remove<K extends keyof E & string>(key: K): void;
  /**
   * Calls `listener` when the value may have changed, here or in another tab. Returns a function
   * that unsubscribes.
   */
  subscribe<K extends keyof E & string>(key: K, listener: () => void): () => void;
}

/** The last decoded value and its text. */
interface Seen {
  text: string | null;
  version: number;
  found: Inspected<unknown>;
}

const nothing = { state: 'nothing', value: null } as const;
const damaged = { state: 'damaged', value: null } as const;

/**
 * Typed access to a storage area; `localEntries` and `sessionEntries` are those of the
 * specification. `area` can be a function, for browsers that throw on access to `localStorage`.
 * Failures are logged once and ignored; an undeclared key throws a `TypeError`.
 * `events` returns the window that emits `storage` events of other tabs. Default: none. Site
 * document, section 8.
 */
export function createStorage<const E extends StorageEntries>(
  area: StorageArea | null | undefined | (() => StorageArea | null | undefined),
  logger: Logger,
  entries: E,
  events: () => StorageEvents | null | undefined = () => null,
): Storage<E> {
  const seen = new Map<string, Seen>();
  const listeners = createKeyListeners(events);
  const told = new Set<string>();

  const warn = (message: string, ...details: unknown[]) => {
    if (!told.has(message)) logger.warn(message, ...details);
    told.add(message);
  };
  const attempt = <T>(fallback: T, use: (area: StorageArea) => T): T => {
    try {
      const found = typeof area === 'function' ? area() : area;
      if (found) return use(found);
      warn('There is no localStorage');
    } catch (cause) {
      warn('There is no localStorage', { cause });
    }
    return fallback;
  };
  const entryOf = (key: string): StorageEntry<unknown> => {
    const found = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (!found) throw new TypeError(`'${key}' is not a storage key; declare it in the entries`);
    return found;
  };

  const write = (key: string, text: string, version: number) =>
    attempt(false, (found) => {
      found.setItem(key, text);
      try {
        noteVersion(found, key, version);
      } catch (cause) {
        found.removeItem(key);
        throw cause;
      }
      return true;
    });
  const remove = (key: string) =>
    attempt(undefined, (found) => {
      found.removeItem(key);
      noteVersion(found, key, 1);
    });
  const look = (key: string): Inspected<unknown> => {
    const entry = entryOf(key);
    const { text, version } = attempt({ text: null, version: 1 }, (found) => ({
      text: found.getItem(key) ?? null,
      version: versionOf(found, key),
    }));
    const known = seen.get(key);
    if (known?.text === text && known.version === version) return known.found;
    const found = text === null ? nothing : readAs(entry, text, version);
    seen.set(key, { text, version, found });
    return found;
  };

  return {
    get(key) {
      const { state, value } = look(key);
      if (state === 'damaged') {
        warn(`Damaged content of '${key}' was removed`, { key });
        remove(key);
      }
      return value as StoredValue<E[typeof key]> | null;
    },
    inspect: (key) => look(key) as Inspected<StoredValue<E[typeof key]>>,
    set(key, value) {
      const entry = entryOf(key);
      const text = JSON.stringify(value) ?? '';
      if (readText(entry.read, text, entry.limit) === undefined) {
        warn(`'${key}' was not stored: too large, or not what is read`, { key });
        return false;
      }
      const isWritten = write(key, text, entry.version);
      if (isWritten) listeners.tell(key);
      return isWritten;
    },
    remove(key) {
      entryOf(key);
      remove(key);
      listeners.tell(key);
    },
    subscribe(key, listener) {
      entryOf(key);
      return listeners.add(key, listener);
    },
  };
}

function readAs(entry: StorageEntry<unknown>, text: string, version: number): Inspected<unknown> {
  const value = readText(
    version === entry.version ? entry.read : migration(entry, version),
    text,
    entry.limit,
  );
  return value === undefined ? damaged : { state: 'sound', value };
}

const readText = (read: Decoder<unknown>, text: string, limit: number): unknown => {
  const parsed = parseJson(text, limit);
  return parsed === undefined ? undefined : read(parsed);
};

const migration =
  ({ read, migrate }: StorageEntry<unknown>, from: number): Decoder<unknown> =>
  (old) => {
    try {
      const made = migrate?.(old, from);
      return made === undefined ? undefined : read(made);
    } catch {
      return undefined;
    }
  };
