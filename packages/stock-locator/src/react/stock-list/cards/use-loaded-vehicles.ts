import type { RawVehicle, VehicleListing } from '@mawkib/api-clients/contracts/stock';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { toSearch } from '../../../engine/query/search-params.js';
import type { VehicleQuery } from '../../../engine/query/vehicle-query.js';
import { useStockSession } from '../../session/stock-session.js';
import { createSeenLists } from './list-memory.js';
import { useListRestoration } from './use-list-restoration.js';

const never = () => () => {};

/** True during hydration, when the output must equal the server's. */
const useIsFirstRender = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

export interface LoadedVehicles {
  vehicles: RawVehicle[];
  /** First page on screen; 1 unless a visitor started on a later page. */
  firstPage: number;
}

/**
 * Loaded pages of a list, up to the one in the address. They are cached in the tab for a while, so
 * that back and reload show the whole list again. The first render equals the server's, which has
 * no cache.
 */
export function useLoadedVehicles(
  path: string,
  query: VehicleQuery,
  listing: VehicleListing,
): LoadedVehicles {
  const { page } = listing.meta;
  const key = useMemo(() => `${path}?${toSearch({ ...query, page: 1 })}`, [path, query]);
  const seenLists = useStockSession().get(createSeenLists);
  useEffect(() => seenLists.add(key, page, listing.data), [seenLists, key, page, listing.data]);

  const isHydrating = useIsFirstRender();
  const pages = isHydrating ? undefined : seenLists.pagesOf(key);
  useListRestoration(seenLists, key, isHydrating);
  return useMemo(() => {
    const loaded: (readonly RawVehicle[])[] = [listing.data];
    let firstPage = page;
    for (let before = pages?.get(page - 1); before; before = pages?.get(firstPage - 1)) {
      loaded.unshift(before);
      firstPage -= 1;
    }
    return { vehicles: unique(loaded.flat()), firstPage };
  }, [listing.data, page, pages]);
}

/** A vehicle that moved to a later page in the meantime is shown once. */
function unique(vehicles: RawVehicle[]): RawVehicle[] {
  const seen = new Set<string>();
  return vehicles.filter(({ id }) => !seen.has(id) && seen.add(id));
}
