import type { RawVehicle, VehicleListing } from '@mawkib/api-clients/contracts';
import { useEffect } from 'react';
import { toSearch } from '../../engine/page-address.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';

interface Memory {
  /** Pages of one list by their number. */
  pages: Map<number, RawVehicle[]>;
  at: number;
}

const lists = new Map<string, Memory>();
const mostLists = 8;
const longest = 10 * 60_000;

/** Forgets the pages that were seen; for tests. */
export const forgetLists = () => lists.clear();

function remembered(key: string, now: number): Memory | undefined {
  const memory = lists.get(key);
  return memory && now - memory.at < longest ? memory : undefined;
}

function remember(key: string, page: number, vehicles: RawVehicle[], now: number) {
  const pages = remembered(key, now)?.pages ?? new Map<number, RawVehicle[]>();
  pages.set(page, vehicles);
  lists.delete(key);
  lists.set(key, { pages, at: now });
  const [oldest] = lists.keys();
  if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest);
}

export interface LoadedVehicles {
  vehicles: RawVehicle[];
  /** The first page that is shown; 1 unless a visitor came by an address of a later page. */
  firstPage: number;
}

/**
 * The pages of a list that were loaded so far, up to the one in the address. They are remembered in
 * the browser for a while, so that going back shows the whole list again at once. The server
 * remembers nothing.
 */
export function useLoadedVehicles(
  path: string,
  query: VehicleQuery,
  listing: VehicleListing,
): LoadedVehicles {
  const { page } = listing.meta;
  const key = `${path}?${toSearch({ ...query, page: 1 })}`;
  useEffect(() => remember(key, page, listing.data, Date.now()), [key, page, listing.data]);

  const pages = remembered(key, Date.now())?.pages;
  const loaded = [listing.data];
  let firstPage = page;
  for (let before = pages?.get(page - 1); before; before = pages?.get(firstPage - 1)) {
    loaded.unshift(before);
    firstPage -= 1;
  }
  return { vehicles: unique(loaded.flat()), firstPage };
}

/** A vehicle that moved to a later page meanwhile shows once. */
function unique(vehicles: RawVehicle[]): RawVehicle[] {
  const seen = new Set<string>();
  return vehicles.filter(({ id }) => !seen.has(id) && seen.add(id));
}
