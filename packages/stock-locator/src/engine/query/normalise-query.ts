import {
  type ListKey,
  listFilters,
  type RangeKey,
  rangeFilters,
} from '../filters/filter-definitions.js';
import { normaliseValue } from '../filters/normalise-value.js';
import { asSort } from '../filters/sorts.js';
import {
  asBudget,
  asListValues,
  asPage,
  asRange,
  asValues,
  type LooseBudget,
} from './query-values.js';
import type { Range, SearchLocation, VehicleQuery } from './vehicle-query.js';

/** A query before normalisation: unsorted, with empty or invalid parts. */
export interface LooseQuery {
  lists?: { readonly [key in ListKey]?: readonly unknown[] };
  ranges?: { readonly [key in RangeKey]?: { readonly from?: unknown; readonly to?: unknown } };
  monthly?: LooseBudget;
  nameplate_model_group?: unknown;
  forced_statuses?: readonly unknown[];
  forced_dealer_codes?: readonly unknown[];
  location?: { readonly [key in keyof SearchLocation]?: unknown };
  words?: unknown;
  sort?: unknown;
  page?: unknown;
}

const whenAny = (values: string[]) => (values.length > 0 ? values : undefined);

function asLocation(location: LooseQuery['location'] = {}): SearchLocation | undefined {
  const parts = (['retailer', 'state', 'postcode', 'locality'] as const)
    .map((key) => [key, normaliseValue(location[key])] as const)
    .filter(([, text]) => text !== '');
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** The nearest valid query in normal form. Never throws. */
export function normaliseQuery(loose: LooseQuery): VehicleQuery {
  const forced = asValues(loose.forced_statuses ?? []);
  const lists: Partial<Record<ListKey, string[]>> = {};
  for (const filter of listFilters) {
    let values = asListValues(filter, loose.lists?.[filter.key] ?? []);
    if (filter.key === 'statuses' && forced.length > 0) values = withinForced(values, forced);
    if (values.length > 0) lists[filter.key] = values;
  }
  const ranges: Partial<Record<RangeKey, Range>> = {};
  for (const { key } of rangeFilters) {
    const range = asRange(loose.ranges?.[key]?.from, loose.ranges?.[key]?.to);
    if (range) ranges[key] = range;
  }
  const optional = {
    monthly: asBudget(loose.monthly),
    nameplate_model_group: normaliseValue(loose.nameplate_model_group) || undefined,
    forced_statuses: whenAny(forced),
    forced_dealer_codes: whenAny(asValues(loose.forced_dealer_codes ?? [])),
    location: asLocation(loose.location),
    words: normaliseValue(loose.words, 200) || undefined,
  };
  return {
    lists,
    ranges,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    sort: asSort(loose.sort),
    page: asPage(loose.page),
  };
}

/** Values outside the forced statuses are dropped; all of them together are no filter. */
function withinForced(values: string[], forced: string[]): string[] {
  const inside = values.filter((value) => forced.includes(value));
  return inside.length === forced.length ? [] : inside;
}
