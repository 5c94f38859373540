export interface RefreshedOptions<K, V> {
  /** Milliseconds for which a value is answered without asking again. */
  lifetime: number;
  /** Must not reject; `last` is the value known so far. */
  load: (key: K, last: V | undefined) => Promise<V>;
  /** Values kept; the one longest known goes first. Unlimited without it. */
  capacity?: number;
  now?: () => number;
}

/**
 * Values by key. A stale one is answered at once and refreshed behind; one that was purged is waited
 * for, and is `last` for its successor alone.
 */
export function createRefreshed<K, V>({
  lifetime,
  load,
  capacity = Number.POSITIVE_INFINITY,
  now = Date.now,
}: RefreshedOptions<K, V>) {
  let entries = new Map<K, { value: Promise<V>; at: number; last: V | undefined }>();
  let purged = new Map<K, V>();

  return {
    get(key: K): Promise<V> {
      const known = entries.get(key);
      if (known && now() - known.at < lifetime) {
        return known.last === undefined ? known.value : Promise.resolve(known.last);
      }
      const at = now();
      const value = load(key, known?.last ?? purged.get(key));
      const entry = { value, at, last: known?.last };
      value.then((fresh) => {
        entry.last = fresh;
        purged.delete(key);
      });
      entries.set(key, entry);
      if (entries.size > capacity) {
        const oldest = entries.keys().next();
        if (!oldest.done) entries.delete(oldest.value);
      }
      return known?.last === undefined ? value : Promise.resolve(known.last);
    },
    purge(): void {
      const known = [...entries].flatMap(([key, { last }]) =>
        last === undefined ? [] : [[key, last] as const],
      );
      purged = new Map([...purged, ...known].slice(-capacity));
      entries = new Map();
    },
  };
}
