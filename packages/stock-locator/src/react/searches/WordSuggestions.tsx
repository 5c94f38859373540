import { useCallback, useEffect } from 'react';
import { parseQuery } from '../../engine/page-address.js';
import { pageStock } from '../on-device/page-stock.js';
import { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.js';
import { fetchSuggestions, type ListSource, usualService } from './stock-service.js';

interface Props extends Omit<SearchSuggestionsProps, 'load'>, Omit<ListSource, 'within'> {
  /** What the page asks beside the words, as the search part of an address. */
  base: string;
}

/** Completions of a list's search field, from the stock service. */
export function WordSuggestions({ base, service, list, ...props }: Props) {
  const { locale } = props;
  const load = useCallback(
    (typed: string, signal: AbortSignal) =>
      fetchSuggestions(
        typed,
        parseQuery(new URLSearchParams(base)),
        { service, list },
        locale,
        signal,
      ),
    [base, service, list, locale],
  );
  // Who has the focus here is about to search: the page's own stock answers it without a request.
  useEffect(
    () =>
      pageStock({
        service: service ?? usualService,
        listing: list ?? 'all',
        lang: locale,
      }).expectWords(),
    [service, list, locale],
  );
  return <SearchSuggestions {...props} load={load} />;
}
