import type { Sort } from '@mawkib/core/vocabulary';
import type { FilterKey, ListKey, RangeKey } from '../filters/filter-definitions.js';
import { normaliseQuery } from './normalise-query.js';
import type { MonthlyBudget, Range, VehicleQuery } from './vehicle-query.js';

/** Every filter change resets the page. */
const edited = (query: VehicleQuery, change: Partial<VehicleQuery>): VehicleQuery =>
  normaliseQuery({ ...query, page: 1, ...change });

export const withList = (
  query: VehicleQuery,
  key: ListKey,
  values: readonly string[],
): VehicleQuery => edited(query, { lists: { ...query.lists, [key]: values } });

/** Adds the value, or removes it if it is selected. */
export function toggleValue(query: VehicleQuery, key: ListKey, value: string): VehicleQuery {
  const values = query.lists[key] ?? [];
  const rest = values.filter((other) => other !== value);
  return withList(query, key, rest.length < values.length ? rest : [...values, value]);
}

export const withRange = (
  query: VehicleQuery,
  key: RangeKey,
  range: Range | undefined,
): VehicleQuery => edited(query, { ranges: { ...query.ranges, [key]: range } });

/** Replaces the monthly budget; undefined removes it. */
export const withMonthly = (
  query: VehicleQuery,
  monthly: MonthlyBudget | undefined,
): VehicleQuery => edited(query, { monthly });

export function withoutFilter(query: VehicleQuery, key: FilterKey): VehicleQuery {
  const { [key as ListKey]: _list, ...lists } = query.lists;
  const { [key as RangeKey]: _range, ...ranges } = query.ranges;
  return edited(query, { lists, ranges });
}

/** Removes all filters; the page's restrictions, the location and the sort stay. */
export const withoutFilters = (query: VehicleQuery): VehicleQuery =>
  edited(query, {
    lists: {},
    ranges: {},
    monthly: undefined,
    nameplate_model_group: undefined,
    words: undefined,
  });

export const withSort = (query: VehicleQuery, sort: Sort): VehicleQuery => edited(query, { sort });

export const withPage = (query: VehicleQuery, page: number): VehicleQuery =>
  normaliseQuery({ ...query, page });
