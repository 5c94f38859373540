import { type RangeKey, rangeFilters } from '../../engine/filters/filter-definitions.js';
import { withRange } from '../../engine/query/filter-edits.js';
import { filterName } from '../labels/filter-labels.js';
import { type RangeEnds, useRangeEnds } from './filters/use-range-ends.js';
import type { StockListState } from './use-stock-list.js';

/** State of a range filter, for custom components. */
export interface RangeFilterState extends RangeEnds {
  /** Label of the filter. */
  name: string;
  /** Applies the range. */
  commit(): void;
}

export function useRangeFilter(
  { query, facets, navigation, locale }: StockListState,
  key: RangeKey,
): RangeFilterState {
  const filter = rangeFilters.find((each) => each.key === key);
  if (!filter) throw new TypeError(`There is no range "${key}"; use one of rangeKeys`);
  const requested = query.ranges[key];
  const ends = useRangeEnds({ filter, range: requested, bounds: facets.bounds(key), locale });
  return {
    ...ends,
    name: filterName(key, locale),
    commit() {
      if (ends.isChanged) navigation.go(withRange(query, key, ends.range));
    },
  };
}
