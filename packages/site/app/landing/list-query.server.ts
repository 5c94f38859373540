import type { Settings, SiteSettings } from '@mawkib/core/settings';
import {
  atLanding,
  canonicalAddress,
  parseQuery,
  readLandingPatterns,
  toSearch,
  type VehicleQuery,
} from '@mawkib/stock-locator/engine';
import type { StockValues } from '../context/stock-values.ts';
import { isStockValue } from './landing-at.server.ts';
import type { NamedPart } from './landing-name.ts';

/** The stock query of the page: the landing page's parts, and further filters. */
export const listQuery = (
  search: URLSearchParams,
  landing: readonly NamedPart[] | null,
): VehicleQuery => {
  const query = parseQuery(search);
  return landing ? atLanding(query, landing) : query;
};

/** The search that blocks read, as on the page of the whole stock: `?models=Defender`. */
export function listSearch(search: URLSearchParams, landing: readonly NamedPart[]): string {
  const query = toSearch(listQuery(search, landing));
  return query === '' ? '' : `?${query}`;
}

/** Canonical path, without the language; `index` is false if search engines must not list it. */
export const listCanonical = (
  query: VehicleQuery,
  settings: Pick<Settings<SiteSettings>, 'get'>,
  values: StockValues | null,
): { path: string; index: boolean } =>
  canonicalAddress(
    query,
    settings.get('stock_locator.list_path'),
    readLandingPatterns(settings.get('stock_locator.landing_pages')),
    isStockValue(values),
  );
