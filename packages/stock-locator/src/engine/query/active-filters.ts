import {
  type FilterKey,
  filterDefinitions,
  type RangeFilter,
} from '../filters/filter-definitions.js';
import { toggleValue, withMonthly, withoutFilter } from './filter-edits.js';
import { normaliseQuery } from './normalise-query.js';
import type { MonthlyBudget, Range, VehicleQuery } from './vehicle-query.js';

/** One active filter, and the query without it. */
export type ActiveFilter =
  | { id: string; kind: 'value'; key: FilterKey; value: string; without: VehicleQuery }
  | {
      id: string;
      kind: 'range';
      filter: RangeFilter;
      key: FilterKey;
      range: Range;
      without: VehicleQuery;
    }
  | { id: string; kind: 'monthly'; monthly: MonthlyBudget; without: VehicleQuery }
  | { id: string; kind: 'words'; words: string; without: VehicleQuery }
  | { id: string; kind: 'model_group'; value: string; without: VehicleQuery };

/** Active filters of a query, one for each removable value, in panel order. */
export function activeFilters(query: VehicleQuery): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const { words, nameplate_model_group: group } = query;
  if (words) {
    const without = normaliseQuery({ ...query, words: undefined, page: 1 });
    active.push({ id: 'words', kind: 'words', words, without });
  }
  if (group) {
    const without = normaliseQuery({ ...query, nameplate_model_group: undefined, page: 1 });
    active.push({ id: 'model_group', kind: 'model_group', value: group, without });
  }
  if (query.monthly) {
    const without = withMonthly(query, undefined);
    active.push({ id: 'monthly', kind: 'monthly', monthly: query.monthly, without });
  }
  for (const filter of filterDefinitions) {
    const { key } = filter;
    if (filter.kind === 'range') {
      const range = query.ranges[filter.key];
      if (!range) continue;
      const without = withoutFilter(query, key);
      active.push({ id: key, kind: 'range', filter, key, range, without });
      continue;
    }
    for (const value of query.lists[filter.key] ?? []) {
      const without = toggleValue(query, filter.key, value);
      active.push({ id: `${key}:${value}`, kind: 'value', key, value, without });
    }
  }
  return active;
}
