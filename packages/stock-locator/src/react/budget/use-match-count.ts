import { useEffect, useState } from 'react';
import { toSearch } from '../../engine/query/search-params.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';

/** Number of vehicles of a query; the signal cancels the request. */
export type CountVehicles = (query: VehicleQuery, signal: AbortSignal) => Promise<number>;

/** Debounce in milliseconds. */
const pause = 300;

/**
 * Number of vehicles of a draft budget. Undefined before the first change, `failed` after an error.
 */
export function useMatchCount(
  query: VehicleQuery | undefined,
  count: CountVehicles,
): number | 'failed' | undefined {
  const [known, setKnown] = useState<{ of: string; count: number | 'failed' }>();
  const key = query && toSearch(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the query
  useEffect(() => {
    if (!query || key === undefined) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      count(query, asking.signal).then(
        (found) => setKnown({ of: key, count: found }),
        () => {
          if (!asking.signal.aborted) setKnown({ of: key, count: 'failed' });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [key, count]);
  return known?.of === key ? known?.count : undefined;
}
