import { LRUCache } from 'lru-cache';

export interface RefreshedOptions<K, V> {
  /** Age in ms up to which a value is fresh. */
  lifetime: number;
  /** Loads a value; must not reject. `last` is the previous value. */
  load: (key: K, last: V | undefined) => Promise<V>;
  /** Max cached values; the least recently used is evicted. Default 500. */
  capacity?: number;
  now?: () => number;
  /**
   * True for a substitute of a value that could not be loaded: after `standInLifetime` it is loaded
   * again as if there were none. Default: no value is.
   */
  isStandIn?: (value: V) => boolean;
  /**
   * While a value takes longer than `ms`, callers get the purged one or `meanwhile`; loading goes
   * on. Default: callers wait.
   */
  patience?: { ms: number; meanwhile: (key: K) => V };
}

/** Age in ms up to which a stand-in is served. */
const standInLifetime = 2_000;

interface Entry<V> {
  value: Promise<V>;
  /** What callers get before there is a value. */
  first: Promise<V>;
  at: number;
  last: V | undefined;
}

/**
 * Cache by key that serves stale values while it refreshes them. A purged value is not served,
 * unless `patience` ends: callers wait for its successor; the loader receives it as `last`.
 */
export function createRefreshed<K extends string, V>({
  lifetime,
  load,
  capacity = 500,
  now = Date.now,
  isStandIn = () => false,
  patience,
}: RefreshedOptions<K, V>) {
  const entries = new LRUCache<K, Entry<V>>({ max: capacity });
  const purged = new LRUCache<K, { last: V }>({ max: capacity });

  const inTime = (key: K, value: Promise<V>): Promise<V> => {
    if (!patience) return value;
    let timer: NodeJS.Timeout | undefined;
    const meanwhile = new Promise<V>((resolve) => {
      const instead = () => purged.get(key)?.last ?? patience.meanwhile(key);
      timer = setTimeout(() => resolve(instead()), patience.ms);
    });
    return Promise.race([value, meanwhile]).finally(() => clearTimeout(timer));
  };

  const isOver = ({ last, at }: Entry<V>) =>
    last !== undefined && isStandIn(last) && now() - at >= standInLifetime;

  return {
    get(key: K): Promise<V> {
      const entry = entries.get(key);
      const known = entry && isOver(entry) ? undefined : entry;
      if (known && now() - known.at < lifetime) {
        return known.last === undefined ? known.first : Promise.resolve(known.last);
      }
      const at = now();
      const value = load(key, known?.last ?? purged.get(key)?.last);
      const first = known?.last === undefined ? inTime(key, value) : value;
      const next: Entry<V> = { value, first, at, last: known?.last };
      value.then((fresh) => {
        next.last = fresh;
        purged.delete(key);
      });
      entries.set(key, next);
      return known?.last === undefined ? first : Promise.resolve(known.last);
    },
    purge(): void {
      for (const [key, { last }] of [...entries].reverse()) {
        if (last !== undefined && !isStandIn(last)) purged.set(key, { last });
      }
      entries.clear();
    },
  };
}
