import type { RangeMeta } from '@mawkib/api-clients/contracts/stock';
import type { RangeKey } from '../../engine/filters/filter-definitions.js';
import type { Range, VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { FacetKey, StockEntry } from './stock-entry.js';

/** A listing query for the index. */
export interface StockSearch extends Omit<VehicleQuery, 'sort'> {
  /** Undefined: vehicles in stock first, then newest. */
  readonly sort?: VehicleQuery['sort'];
  /** Publications to search; empty: all. */
  readonly publications: readonly string[];
  readonly items: number;
  /** Part of a budget: only vehicles of these states with a cash price in this range. */
  readonly within?: { readonly states: readonly string[]; readonly display_price: Range };
}

export interface StockFound {
  /** Vehicles of the requested page, in order. */
  entries: readonly StockEntry[];
  total: number;
  /** Disjunctive counts: a filter does not narrow its own counts. */
  facets: Readonly<Record<FacetKey, ReadonlyMap<string, number>>>;
  ranges: Readonly<Partial<Record<RangeKey, RangeMeta>>>;
  /** Min and max monthly payment without payment bounds; for a budget only. */
  monthly?: { min: number; max: number } | undefined;
}
