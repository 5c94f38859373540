import type { RangeMeta } from '@mawkib/api-clients/contracts';
import type { RangeKey, VehicleQuery } from '@mawkib/stock-locator/engine';
import type { FacetKey, StockEntry } from './stock-entry.js';

export interface StockSearch extends Omit<VehicleQuery, 'sort'> {
  /** Undefined: what can be bought first, then the newest. */
  readonly sort?: VehicleQuery['sort'];
  /** Which publications are searched; any of them. */
  readonly publications: readonly string[];
  readonly items: number;
}

export interface StockFound {
  /** The page that was asked for, in order. */
  entries: readonly StockEntry[];
  total: number;
  /** Disjunctive counts: a filter's own selection does not narrow its own counts. */
  facets: Readonly<Record<FacetKey, ReadonlyMap<string, number>>>;
  ranges: Readonly<Partial<Record<RangeKey, RangeMeta>>>;
}

/** Answers searches over one state of the stock. Always exact. */
export interface StockIndex {
  search(search: StockSearch): StockFound;
}
