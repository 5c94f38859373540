import { suggestSearches } from '@mawkib/api-clients/contracts/stock';
import { defineMessages, formatNumber, type Locale } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import {
  normaliseQuery,
  type Range,
  type RangeKey,
  rangeFilters,
  type VehicleQuery,
} from '@mawkib/stock-locator/engine';
import {
  namesIn,
  type StockSearch,
  searchByWords,
  valueName,
} from '@mawkib/stock-locator/on-device';
import { suggestSearchText } from '@mawkib/stock-locator/words';
import { implementWith } from '../../http/implement.js';
import { offeredLists } from '../lists/offered-lists.js';
import { readListing } from '../lists/read-listing.js';
import type { StockState } from '../replica/live-stock.js';

const messages = defineMessages('stock.range-label', {
  at_most: { ar: 'حتى {value}', en: 'up to {value}' },
  at_least: { ar: 'من {value}', en: 'from {value}' },
  between: { ar: 'من {from} إلى {to}', en: '{from} – {to}' },
});

/** Text of a range in a suggestion. */
function rangeLabel(key: RangeKey, { from, to }: Range, locale: Locale): string {
  const t = messages(locale);
  const measure = rangeFilters.find((filter) => filter.key === key)?.measure;
  const text = (value: number) => {
    if (measure === 'year') return String(value);
    return (
      (measure === 'money' && formatPrice(value, locale, undefined, 'stock_locator')) ||
      formatNumber(value, locale)
    );
  };
  if (from === undefined) return t('at_most', { value: text(to ?? 0) });
  if (to === undefined) return t('at_least', { value: text(from) });
  return from === to ? text(from) : t('between', { from: text(from), to: text(to) });
}

const implement = implementWith<'market'>();

type CheckListing = (listing: string, search: StockSearch) => Promise<StockState>;

/** Completes a search text while it is typed; `known` throws for an unknown listing. */
export const suggestionsHandler = (checkListing: CheckListing) =>
  implement(suggestSearches, async ({ params, query: { q, lang, ...filters } }, { market }) => {
    const listing = offeredLists(params.listing, market);
    const requested = readListing({
      params: { listing },
      query: { ...filters, page: 1, items: 0 },
    });
    const state = await checkListing(listing, requested);
    const { index, names, vocabulary, items } = state;
    const searchOf = (query: Partial<VehicleQuery>) =>
      searchByWords({ ...requested, ...query, words: query.words }, { vocabulary, index }).search;
    const suggested = suggestSearchText(q, {
      vocabulary: vocabulary(),
      base: normaliseQuery(requested),
      count: (query) => index.count(searchOf(query)),
      prices(query) {
        const { display_price } = index.search({ ...searchOf(query), page: 1, items: 0 }).ranges;
        return display_price && { min: display_price.min, max: display_price.max };
      },
      valueLabel: (key, value) => valueName(key, value, namesIn(names, lang), lang),
      rangeLabel: (key, range) => rangeLabel(key, range, lang),
      equipment: (typed) => items.beginning(typed, lang),
    });
    const data = suggested.map((suggestion) => ({ ...suggestion }));
    return { data, meta: { total: index.count(searchOf({ words: q || undefined })) } };
  });
