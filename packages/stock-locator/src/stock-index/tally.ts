/** The counts of one query as the parts of the stock are added to it. */
export interface Tally {
  total: number;
  /** Per facet and value code. */
  readonly facets: readonly Uint32Array[];
  /** Per number and bar. */
  readonly bars: readonly Uint32Array[];
  /** Per number; infinite where there is none. */
  readonly least: number[];
  readonly most: number[];
}

export const createTally = (values: readonly number[], bars: readonly number[]): Tally => ({
  total: 0,
  facets: values.map((size) => new Uint32Array(size)),
  bars: bars.map((size) => new Uint32Array(size)),
  least: bars.map(() => Number.POSITIVE_INFINITY),
  most: bars.map(() => Number.NEGATIVE_INFINITY),
});
