/** Counts of one query, added up over the parts of the stock. */
export interface Tally {
  total: number;
  /** Per facet and value code. */
  readonly facets: readonly Uint32Array[];
  /** Per number and bar. */
  readonly bars: readonly Uint32Array[];
  /** Per number; Infinity for none. */
  readonly min: number[];
  readonly max: number[];
}

/** All counts share one block of memory, so a query creates little garbage. */
export function createTally(values: readonly number[], bars: readonly number[]): Tally {
  const sizes = [...values, ...bars];
  const bytes = Uint32Array.BYTES_PER_ELEMENT;
  const block = new ArrayBuffer(sizes.reduce((sum, size) => sum + size, 0) * bytes);
  let from = 0;
  const parts = sizes.map((size) => {
    from += size;
    return new Uint32Array(block, (from - size) * bytes, size);
  });
  return {
    total: 0,
    facets: parts.slice(0, values.length),
    bars: parts.slice(values.length),
    min: bars.map(() => Number.POSITIVE_INFINITY),
    max: bars.map(() => Number.NEGATIVE_INFINITY),
  };
}
