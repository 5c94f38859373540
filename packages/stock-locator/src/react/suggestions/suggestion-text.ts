import type { ListingChange } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import { type ListKey, listKeys, rangeFilters } from '../../engine/filters/filter-definitions.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import { budgetText } from '../labels/budget-text.js';
import { filterName, rangeText } from '../labels/filter-labels.js';
import { messages as listMessages } from '../labels/messages.js';
import { messages } from '../labels/searches.messages.js';

type Label = (key: ListKey, value: string) => string;

/** Text of a change: `Without Black`, `Price: up to AED 350,000`, `White as well`. */
export function suggestionText(
  change: ListingChange,
  query: VehicleQuery,
  locale: Locale,
  label: Label,
): string {
  const t = messages(locale);
  const range = rangeFilters.find(({ key }) => key === change.key);
  const list = listKeys.find((key) => key === change.key);
  if (change.key === 'monthly') {
    const { deposit, term } = query.monthly ?? {};
    const { from, to } = change;
    if (change.kind === 'widen') return budgetText({ deposit, term, from, to }, locale);
    return t('without', { name: budgetText(query.monthly ?? {}, locale) });
  }
  if (range && change.kind === 'widen') {
    const { from, to } = change;
    const value = rangeText(range, { from, to }, locale);
    return listMessages(locale)('named', { name: filterName(range.key, locale), value });
  }
  if (list && change.kind === 'add') return t('as_well', { name: label(list, change.value ?? '') });
  return t('without', { name: droppedName(change.key, query, locale, label) });
}

/** Name of a removed filter: its value, else its label. */
function droppedName(key: string, query: VehicleQuery, locale: Locale, label: Label): string {
  if (key === 'words') return query.words ?? '';
  if (key === 'nameplate_model_group') return query.nameplate_model_group ?? '';
  const values = query.lists[key as ListKey];
  const [only] = values ?? [];
  if (values?.length === 1 && only !== undefined) return label(key as ListKey, only);
  const range = rangeFilters.find((filter) => filter.key === key);
  const bounds = range && query.ranges[range.key];
  if (range && bounds) {
    const value = rangeText(range, bounds, locale);
    return listMessages(locale)('named', { name: filterName(range.key, locale), value });
  }
  return filterName(key as ListKey, locale);
}
