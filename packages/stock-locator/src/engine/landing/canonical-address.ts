import { defaultSort } from '../filters/sorts.js';
import { searchEntries } from '../query/search-params.js';
import { everything, type VehicleQuery } from '../query/vehicle-query.js';
import {
  atLanding,
  type Landing,
  type LandingPart,
  landingPath,
  nearestLanding,
} from './landing.js';
import type { LandingPattern } from './landing-patterns.js';

/** Canonical address of a list, for search engines. */
export interface CanonicalAddress {
  /** Path without the language, with the page number from 2 on. */
  readonly path: string;
  /** Landing page of the address; null for the list itself. */
  readonly landing: Landing | null;
  /** True if nothing narrows the list beyond its landing page. */
  readonly isWhole: boolean;
  /** False: exclude the address from search indexes. */
  readonly index: boolean;
}

/**
 * Canonical address of a query. Filters that make a landing page have its address, other filters
 * that of the nearest landing page with more results; later pages have their own. The sort is
 * ignored. Search text, location, monthly budget and restrictions of a page are not indexed.
 */
export function canonicalAddress(
  query: VehicleQuery,
  listPath: string,
  patterns: readonly LandingPattern[],
  isKnown?: (part: LandingPart) => boolean,
): CanonicalAddress {
  const landing = nearestLanding(query, patterns, isKnown);
  const path = landing ? landingPath(listPath, landing) : listPath;
  const shown = landing ? atLanding(everything, landing) : everything;
  const isWhole = sameFilters(query, shown);
  const page = isWhole && query.page > 1 ? `?page=${query.page}` : '';
  return { path: `${path}${page}`, landing, isWhole, index: !isOwn(query) };
}

const isOwn = (query: VehicleQuery): boolean =>
  [
    query.words,
    query.location,
    query.monthly,
    query.forced_statuses,
    query.forced_dealer_codes,
  ].some((part) => part !== undefined);

const filtersOf = (query: VehicleQuery) =>
  JSON.stringify(searchEntries({ ...query, page: 1, sort: defaultSort }));
const sameFilters = (a: VehicleQuery, b: VehicleQuery) => filtersOf(a) === filtersOf(b);
