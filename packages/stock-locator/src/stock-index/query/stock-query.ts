/** A span of numbers, both ends included; an end that is missing is open. */
export interface NumberRange {
  readonly from?: number;
  readonly to?: number;
}

/** A question to the index. */
export interface StockQuery<
  Facet extends string = string,
  Num extends string = string,
  Sort extends string = string,
> {
  /** A vehicle passes when it has one of the values; an empty list is no filter. */
  readonly filters?: Readonly<Partial<Record<Facet, readonly string[]>>>;
  readonly ranges?: Readonly<Partial<Record<Num, NumberRange>>>;
  /**
   * What is not the visitor's choice: it narrows everything, the counts of its own facet too. A
   * value that no vehicle has leaves nothing.
   */
  readonly demands?: Readonly<Partial<Record<Facet, readonly string[]>>>;
  /** Ranges that are not the visitor's choice: they narrow everything, their own histogram too. */
  readonly bounds?: Readonly<Partial<Record<Num, NumberRange>>>;
  /** Nothing but these vehicles, as a search for words found them. */
  readonly only?: Iterable<string>;
  readonly sort: Sort;
  /** From 1; 1 without it. */
  readonly page?: number;
  /** 12 without it; 0 counts only. */
  readonly perPage?: number;
}

/** Each value of a facet with the vehicles that choosing it would leave. */
export interface FacetCounts {
  /** In no order that means anything; the same for every answer until values are added. */
  readonly values: readonly string[];
  /** For each value, in the order of `values`. */
  readonly counts: Uint32Array;
}

/** What a range could be set to, all other filters applied. */
export interface RangeCounts {
  /** Null where no vehicle has the number. */
  readonly min: number | null;
  readonly max: number | null;
  /** Where the bars of the histogram part; one less than bars. */
  readonly edges: readonly number[];
  /** Vehicles in each bar: below the first edge, from it to the second, …, from the last on. */
  readonly bars: Uint32Array;
}

/** The answer to one query: exact, and of one moment. */
export interface StockQueryResult<Facet extends string = string, Num extends string = string> {
  readonly ids: string[];
  readonly total: number;
  /** Disjunctive: a facet's own filter does not narrow its counts. */
  readonly facets: Readonly<Record<Facet, FacetCounts>>;
  /** Disjunctive: a range does not narrow its own histogram. Only numbers that ranges bound. */
  readonly ranges: Readonly<Record<Num, RangeCounts>>;
}

export const defaultPageSize = 12;
