import type { SearchSuggestions } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import { toServiceQuery } from '../../engine/service-query.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';

/** Where a visitor's browser asks the stock service, unless a page says otherwise. */
export const usualService = '/services/stock';

/** Where a list is from: its publications, and what its page restricts it to. */
export interface ListSource {
  readonly service?: string;
  /** Lists of the stock service; the market's own without it. */
  readonly list?: string;
  /** The query of the page without a visitor's filters. */
  readonly within?: VehicleQuery;
}

/** Completions of words, asked of the stock service. */
export async function fetchSuggestions(
  typed: string,
  base: VehicleQuery,
  { service = usualService, list = 'all' }: ListSource,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchSuggestions> {
  const {
    page: _page,
    items: _items,
    sort: _sort,
    ...filters
  } = toServiceQuery({ ...base, words: undefined }, { lang: locale });
  const entries = Object.entries({ ...filters, q: typed }).map(([key, value]) => [
    key,
    String(value),
  ]);
  const search = new URLSearchParams(entries);
  const path = `${service}/public_api/listing/${encodeURIComponent(list)}/suggestions`;
  const answer = await fetch(`${path}?${search}`, { signal });
  if (!answer.ok) throw new Error(`Suggestions: ${answer.status}`);
  return answer.json();
}
