import type { Sort } from '@mawkib/core/vocabulary';
import type { ListKey, RangeKey } from './filter-definitions.js';
import { defaultSort } from './sorts.js';

/** A span of whole numbers; an end that is missing is open. */
export interface Range {
  readonly from?: number;
  readonly to?: number;
}

/** Where a visitor searches: `_retailer`, `_state`, `_postcode`, `_locality` of the address. */
export interface Place {
  readonly retailer?: string;
  readonly state?: string;
  readonly postcode?: string;
  readonly locality?: string;
}

/**
 * What a visitor asks of the stock, in normal form: no empty list, no range without an end, lists
 * without repeats and in one order. `normaliseQuery` makes the normal form; both codecs keep it.
 */
export interface VehicleQuery {
  readonly lists: Readonly<Partial<Record<ListKey, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeKey, Range>>>;
  readonly nameplate_model_group?: string;
  /** What the page itself demands; a visitor's filters narrow it and never widen it. */
  readonly forced_statuses?: readonly string[];
  readonly forced_dealer_codes?: readonly string[];
  readonly place?: Place;
  /** Free words. */
  readonly words?: string;
  readonly sort: Sort;
  readonly page: number;
}

/** Everything, newest first. */
export const everything: VehicleQuery = { lists: {}, ranges: {}, sort: defaultSort, page: 1 };
