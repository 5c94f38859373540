/** A range including both ends; a missing end is open. */
export interface NumberRange {
  readonly from?: number;
  readonly to?: number;
}

/** A query of the index. */
export interface StockQuery<
  Facet extends string = string,
  Num extends string = string,
  Sort extends string = string,
> {
  /** A vehicle passes if it has one of the values; an empty list is no filter. */
  readonly filters?: Readonly<Partial<Record<Facet, readonly string[]>>>;
  readonly ranges?: Readonly<Partial<Record<Num, NumberRange>>>;
  /**
   * Restrictions that are not the visitor's: they narrow everything, including the counts of their
   * own facet. An unknown value matches nothing.
   */
  readonly demands?: Readonly<Partial<Record<Facet, readonly string[]>>>;
  /** Ranges that are not the visitor's: they narrow everything, including their own histogram. */
  readonly bounds?: Readonly<Partial<Record<Num, NumberRange>>>;
  /** Restricts the result to these ids, the hits of a text search. */
  readonly only?: Iterable<string>;
  readonly sort: Sort;
  /** Starts at 1. Default 1. */
  readonly page?: number;
  /** Default 12; 0 returns counts only. */
  readonly perPage?: number;
}

/** Values of a facet with the number of vehicles that selecting each would leave. */
export interface FacetCounts {
  /** In no particular order; the same in every result until values are added. */
  readonly values: readonly string[];
  /** One per value, in the order of `values`. */
  readonly counts: Uint32Array;
}

/** Min, max and histogram of a range, with all other filters applied. */
export interface RangeCounts {
  /** Null if no vehicle has the number. */
  readonly min: number | null;
  readonly max: number | null;
  /** Bar edges of the histogram, one less than bars. */
  readonly edges: readonly number[];
  /** Vehicles per bar: below the first edge, up to the second, …, from the last on. */
  readonly bars: Uint32Array;
}

/** Exact result of one query, consistent at one moment. */
export interface StockQueryResult<Facet extends string = string, Num extends string = string> {
  readonly ids: string[];
  readonly total: number;
  /** Disjunctive: a facet's own filter does not narrow its counts. */
  readonly facets: Readonly<Record<Facet, FacetCounts>>;
  /** Disjunctive: a range does not narrow its own histogram. Contains only numbers with ranges. */
  readonly ranges: Readonly<Record<Num, RangeCounts>>;
}

export const defaultPageSize = 12;
