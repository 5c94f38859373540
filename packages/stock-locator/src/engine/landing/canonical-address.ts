import { defaultSort } from '../filters/sorts.js';
import { searchEntries } from '../query/page-address.js';
import { everything, type VehicleQuery } from '../query/vehicle-query.js';
import {
  atLanding,
  type Landing,
  type LandingPart,
  landingPath,
  nearestLanding,
} from './landing.js';
import type { LandingPattern } from './landing-patterns.js';

/** What search engines are told of a list's address. */
export interface CanonicalAddress {
  /** Path without the language, with the page where it is not the first. */
  readonly path: string;
  /** The landing page that it belongs to; null for the list itself. */
  readonly landing: Landing | null;
  /** Nothing narrows the list beyond its landing page. */
  readonly isWhole: boolean;
  /** False: the address is one visitor's own and stays out of their index. */
  readonly index: boolean;
}

/**
 * The address under which a query should be found. A query that a landing page shows has that page's;
 * any other choice of filters has that of the nearest landing page, which shows all of it and more;
 * later pages have their own. The order does not matter. Free words, a place, a monthly budget and
 * what only a page demands are not for search engines.
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
  [query.words, query.place, query.monthly, query.forced_statuses, query.forced_dealer_codes].some(
    (part) => part !== undefined,
  );

const filtersOf = (query: VehicleQuery) =>
  JSON.stringify(searchEntries({ ...query, page: 1, sort: defaultSort }));
const sameFilters = (a: VehicleQuery, b: VehicleQuery) => filtersOf(a) === filtersOf(b);
