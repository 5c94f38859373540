import type { Sort } from '@mawkib/core/vocabulary';
import type { ListKey, RangeKey } from '../filters/filter-definitions.js';
import { defaultSort } from '../filters/sorts.js';

/** A span of whole numbers; an end that is missing is open. */
export interface Range {
  readonly from?: number;
  readonly to?: number;
}

/**
 * What a visitor wants to pay by the month, in whole major units: `monthly.from` and `monthly.to` of
 * the address, for a `deposit` and a `term` in months. What is missing is as the market usually has
 * it. With any of them the list holds vehicles that can be had so and no others, and the two sorts
 * by price go by the monthly payment.
 */
export interface MonthlyBudget extends Range {
  readonly deposit?: number;
  readonly term?: number;
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
  readonly monthly?: MonthlyBudget;
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
