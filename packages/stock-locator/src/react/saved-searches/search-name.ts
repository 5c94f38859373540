import type { Locale } from '@mawkib/core/locale';
import type { ListKey } from '../../engine/filters/filter-definitions.js';
import { activeFilters } from '../../engine/query/active-filters.js';
import { parseQuery } from '../../engine/query/search-params.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import { activeFilterText, filterValueLabel } from '../labels/filter-labels.js';
import { messages } from '../labels/searches.messages.js';
import type { SavedSearch } from './storage/saved-search.js';

/** Name of a search, made of its filters. */
export function searchName({ search, labels }: SavedSearch, locale: Locale): string {
  const query = parseQuery(new URLSearchParams(search));
  const names = labels[locale] ?? {};
  const label = (key: ListKey, value: string) =>
    names[`${key}/${value}`] ?? filterValueLabel(key, value, locale);
  const texts = activeFilters(query).map((filter) => activeFilterText(filter, locale, label));
  return texts.length > 0 ? texts.join(' · ') : messages(locale)('every_car');
}

/** Labels of all filter values of a query, by `key/value`. */
export function valueNames(
  { lists }: VehicleQuery,
  label: (key: ListKey, value: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([key, values]) =>
      values.map((value) => [`${key}/${value}`, label(key as ListKey, value)]),
    ),
  );
}
