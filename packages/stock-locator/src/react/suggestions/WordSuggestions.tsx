import { useCallback, useEffect } from 'react';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import { defaultService, fetchSuggestions, type ListSource } from '../call-stock.js';
import { createPageStocks } from '../live-listing/page-stock.js';
import { useStockSession } from '../session/stock-session.js';
import { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.js';

interface Props extends Omit<SearchSuggestionsProps, 'load'>, Omit<ListSource, 'within'> {
  /** The page's query without search text. */
  base: VehicleQuery;
}

/** Suggestions of a list's search field, from the stock service. */
export function WordSuggestions({ base, service, list, ...props }: Props) {
  const { locale } = props;
  const load = useCallback(
    (typed: string, signal: AbortSignal) =>
      fetchSuggestions(typed, base, { service, list }, locale, signal),
    [base, service, list, locale],
  );
  // Load the local stock on focus, so that suggestions need no requests.
  const stocks = useStockSession().get(createPageStocks);
  useEffect(() => {
    const source = { service: service ?? defaultService, listing: list ?? 'all', lang: locale };
    stocks(source).prepareSearchText();
  }, [stocks, service, list, locale]);
  return <SearchSuggestions {...props} load={load} />;
}
