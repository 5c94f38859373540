import type { Sort } from '@mawkib/core/vocabulary';
import type { FilterKey, ListKey, RangeKey } from '../filters/filter-definitions.js';
import { normaliseQuery } from './normalise-query.js';
import type { MonthlyBudget, Range, VehicleQuery } from './vehicle-query.js';

/** Every edit of a filter goes back to the first page. */
const edited = (query: VehicleQuery, change: Partial<VehicleQuery>): VehicleQuery =>
  normaliseQuery({ ...query, page: 1, ...change });

export const withList = (
  query: VehicleQuery,
  key: ListKey,
  values: readonly string[],
): VehicleQuery => edited(query, { lists: { ...query.lists, [key]: values } });

/** Adds the value, or takes it away when it is chosen. */
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

/** The budget in place of the one there was; undefined takes it off. */
export const withMonthly = (
  query: VehicleQuery,
  monthly: MonthlyBudget | undefined,
): VehicleQuery => edited(query, { monthly });

export function withoutFilter(query: VehicleQuery, key: FilterKey): VehicleQuery {
  const { [key as ListKey]: _list, ...lists } = query.lists;
  const { [key as RangeKey]: _range, ...ranges } = query.ranges;
  return edited(query, { lists, ranges });
}

/** All that a visitor chose is gone; what the page demands, the place and the sort stay. */
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
