import type { Sort } from '@mawkib/core/vocabulary';
import type { ListKey, RangeKey } from '../filters/filter-definitions.js';
import { defaultSort } from '../filters/sorts.js';

/** A range of whole numbers; a missing end is open. */
export interface Range {
  readonly from?: number;
  readonly to?: number;
}

/**
 * A monthly payment in whole major units (`monthly.from` and `monthly.to` of the address) for a
 * `deposit` and a `term` in months. Missing parts take the market's defaults. With any part set,
 * the list has only vehicles within the budget, and the price sorts use the monthly payment.
 */
export interface MonthlyBudget extends Range {
  readonly deposit?: number;
  readonly term?: number;
}

/** Location of a search: `_retailer`, `_state`, `_postcode`, `_locality` of the address. */
export interface SearchLocation {
  readonly retailer?: string;
  readonly state?: string;
  readonly postcode?: string;
  readonly locality?: string;
}

/**
 * A stock query in normal form: no empty list, no range without an end, lists sorted and without
 * repeats. `normaliseQuery` creates the normal form; both codecs preserve it.
 */
export interface VehicleQuery {
  readonly lists: Readonly<Partial<Record<ListKey, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeKey, Range>>>;
  readonly monthly?: MonthlyBudget;
  readonly nameplate_model_group?: string;
  /** Restriction of the page; filters narrow it and never widen it. */
  readonly forced_statuses?: readonly string[];
  readonly forced_dealer_codes?: readonly string[];
  readonly location?: SearchLocation;
  /** Search text. */
  readonly words?: string;
  readonly sort: Sort;
  readonly page: number;
}

/** All vehicles, newest first. */
export const everything: VehicleQuery = { lists: {}, ranges: {}, sort: defaultSort, page: 1 };
