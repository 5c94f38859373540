import type { FacetValue } from '@mawkib/api-clients/contracts';
import type { ListKey } from '../../engine/filters/filter-definitions.js';
import { toggleValue, withoutFilter } from '../../engine/query/query-edits.js';
import { filterName } from '../labels/filter-labels.js';
import type { StockListState } from './use-stock-list.js';

/** A value of a facet, with how many vehicles choosing it would leave. */
export interface FacetOption extends FacetValue {
  isChosen: boolean;
  /** The address of the list with it chosen, or without it where it is. */
  href: string;
  /** Goes there in place. */
  toggle(): void;
}

/** One filter by values, to be drawn in any way. */
export interface FacetState {
  /** What people call the filter. */
  name: string;
  options: FacetOption[];
  /** Takes all that is chosen away. */
  clear(): void;
}

export function useFacet(
  { query, facets, navigation, locale }: StockListState,
  key: ListKey,
): FacetState {
  const chosen = query.lists[key] ?? [];
  return {
    name: filterName(key, locale),
    options: facets.values(key, chosen).map((facet) => {
      const next = toggleValue(query, key, facet.value);
      return {
        ...facet,
        isChosen: chosen.includes(facet.value),
        href: navigation.href(next),
        toggle: () => navigation.go(next),
      };
    }),
    clear: () => navigation.go(withoutFilter(query, key)),
  };
}
