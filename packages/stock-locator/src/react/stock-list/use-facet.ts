import type { FacetValue } from '@mawkib/api-clients/contracts/stock';
import type { ListKey } from '../../engine/filters/filter-definitions.js';
import { toggleValue, withoutFilter } from '../../engine/query/filter-edits.js';
import { filterName } from '../labels/filter-labels.js';
import type { StockListState } from './use-stock-list.js';

/** A facet value with its number of results. */
export interface FacetOption extends FacetValue {
  isChosen: boolean;
  /** Address of the list with the value toggled. */
  href: string;
  /** Toggles the value in place. */
  toggle(): void;
}

/** State of a filter by values, for custom components. */
export interface FacetState {
  /** Label of the filter. */
  name: string;
  options: FacetOption[];
  /** Removes all values. */
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
