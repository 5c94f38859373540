import { type Call, serviceBase } from '@mawkib/api-clients';
import type { SearchSuggestions } from '@mawkib/api-clients/contracts/stock';
import { suggestSearches } from '@mawkib/api-clients/operations';
import { openNoAccess } from '@mawkib/core/browser';
import type { Locale } from '@mawkib/core/locale';
import { toServiceQuery } from '../engine/query/service-query.js';
import type { VehicleQuery } from '../engine/query/vehicle-query.js';

/** Default base URL of the stock service in the browser. */
export const defaultService = serviceBase('stock');

/** Source of a list: its publications and the page's restriction. */
export interface ListSource {
  readonly service?: string;
  /** List of the stock service; default: the market's. */
  readonly list?: string;
  /** Restriction of the page. */
  readonly within?: VehicleQuery;
}

/** Calls the stock service from a browser. The client is loaded with the first call. */
export const callStock =
  (service: string = defaultService): Call =>
  async (operation, input, context) => {
    const { createBrowserCall } = await import('@mawkib/api-clients/browser');
    const options = { bases: { stock: service }, onForbidden: () => openNoAccess(window) };
    return createBrowserCall(options)(operation, input, context);
  };

/** Fetches suggestions from the stock service. */
export function fetchSuggestions(
  typed: string,
  base: VehicleQuery,
  { service, list = 'all' }: ListSource,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchSuggestions> {
  const {
    page: _page,
    items: _items,
    sort: _sort,
    ...filters
  } = toServiceQuery({ ...base, words: undefined }, { lang: locale });
  const query = { ...filters, q: typed };
  return callStock(service)(suggestSearches, { params: { listing: list }, query }, { signal });
}
