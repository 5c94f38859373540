import type { RangeMeta } from '@mawkib/api-clients/contracts';
import type { RangeKey } from '../../engine/filters/filter-definitions.js';
import type { Range, VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { FacetKey, StockEntry } from './stock-entry.js';

/** A listing call as the index takes it. */
export interface StockSearch extends Omit<VehicleQuery, 'sort'> {
  /** Undefined: what can be bought first, then the newest. */
  readonly sort?: VehicleQuery['sort'];
  /** Which publications are searched; any of them. */
  readonly publications: readonly string[];
  readonly items: number;
  /** Part of a budget: only vehicles of these states that can be paid cash within these prices. */
  readonly within?: { readonly states: readonly string[]; readonly display_price: Range };
}

export interface StockFound {
  /** The page that was asked for, in order. */
  entries: readonly StockEntry[];
  total: number;
  /** Disjunctive counts: a filter's own selection does not narrow its own counts. */
  facets: Readonly<Record<FacetKey, ReadonlyMap<string, number>>>;
  ranges: Readonly<Partial<Record<RangeKey, RangeMeta>>>;
  /** Least and greatest payment by the month, as if none were bounded; for a budget alone. */
  monthly?: { min: number; max: number } | undefined;
}
