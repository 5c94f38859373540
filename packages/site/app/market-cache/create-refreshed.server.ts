import { LRUCache } from 'lru-cache';

export interface RefreshedOptions<K, V> {
  /** Age in ms up to which a value is fresh. */
  lifetime: number;
  /** Loads a value; must not reject. `last` is the previous value. */
  load: (key: K, last: V | undefined) => Promise<V>;
  /** Max cached values; the least recently used is evicted. Default 500. */
  capacity?: number;
  now?: () => number;
}

interface Entry<V> {
  value: Promise<V>;
  at: number;
  last: V | undefined;
}

/**
 * Cache by key that serves stale values while it refreshes them. A purged value is not served:
 * callers wait for its successor; the loader receives the purged value as `last`.
 */
export function createRefreshed<K extends string, V>({
  lifetime,
  load,
  capacity = 500,
  now = Date.now,
}: RefreshedOptions<K, V>) {
  const entries = new LRUCache<K, Entry<V>>({ max: capacity });
  const purged = new LRUCache<K, { last: V }>({ max: capacity });

  return {
    get(key: K): Promise<V> {
      const known = entries.get(key);
      if (known && now() - known.at < lifetime) {
        return known.last === undefined ? known.value : Promise.resolve(known.last);
      }
      const at = now();
      const value = load(key, known?.last ?? purged.get(key)?.last);
      const entry: Entry<V> = { value, at, last: known?.last };
      value.then((fresh) => {
        entry.last = fresh;
        purged.delete(key);
      });
      entries.set(key, entry);
      return known?.last === undefined ? value : Promise.resolve(known.last);
    },
    purge(): void {
      for (const [key, { last }] of [...entries].reverse()) {
        if (last !== undefined) purged.set(key, { last });
      }
      entries.clear();
    },
  };
}
