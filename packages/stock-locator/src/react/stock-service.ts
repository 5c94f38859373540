import { type Call, serviceBase } from '@mawkib/api-clients';
import type { SearchSuggestions } from '@mawkib/api-clients/contracts';
import { suggestSearches } from '@mawkib/api-clients/operations';
import type { Locale } from '@mawkib/core/locale';
import { toServiceQuery } from '../engine/query/service-query.js';
import type { VehicleQuery } from '../engine/query/vehicle-query.js';

/** Where a visitor's browser asks the stock service, unless a page says otherwise. */
export const defaultService = serviceBase('stock');

/** Where a list is from: its publications, and what its page restricts it to. */
export interface ListSource {
  readonly service?: string;
  /** Lists of the stock service; the market's own without it. */
  readonly list?: string;
  /** The query of the page without a visitor's filters. */
  readonly within?: VehicleQuery;
}

/**
 * Calls the stock service from a visitor's browser. What it takes is loaded with the first call: a page
 * that is only looked at does without.
 */
export const callStock =
  (service: string = defaultService): Call =>
  async (operation, input, context) => {
    const { createBrowserCall } = await import('@mawkib/api-clients/browser');
    return createBrowserCall({ bases: { stock: service } })(operation, input, context);
  };

/** Completions of words, asked of the stock service. */
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
