import type { FacetValue, ListingMeta, RangeMeta } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import type { ListKey, RangeKey } from '../../engine/filters/filter-definitions.js';
import { filterValueLabel } from './filter-labels.js';

/** The service's counts for the filter panel. */
export interface Facets {
  /** Values to offer: the service's, then chosen ones that it does not have. */
  values(key: ListKey, chosen: readonly string[]): FacetValue[];
  label(key: ListKey, value: string): string;
  bounds(key: RangeKey): RangeMeta | undefined;
}

export function facetsOf(meta: ListingMeta, locale: Locale): Facets {
  const known = (key: ListKey) => meta.facets?.[key] ?? [];
  const label = (key: ListKey, value: string) =>
    known(key).find((facet) => facet.value === value)?.label ||
    filterValueLabel(key, value, locale);
  return {
    label,
    bounds: (key) => meta.ranges?.[key],
    values(key, chosen) {
      const values = known(key);
      const unnamed = chosen.filter((value) => values.every((facet) => facet.value !== value));
      const all = [...values, ...unnamed.map((value) => ({ value, label: '', count: 0 }))];
      return all.map((facet) => ({ ...facet, label: facet.label || label(key, facet.value) }));
    },
  };
}
