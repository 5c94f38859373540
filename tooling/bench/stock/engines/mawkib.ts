import {
  createStockIndex,
  defineStockSchema,
  type StockIndex,
} from '@mawkib/stock-locator/stock-index';
import { webAssemblyMemory } from '@mawkib/stock-locator/stock-index/webassembly';
import type { BenchEngine } from '../bench-engine.ts';
import { type FacetKey, facetKeys, perPage, type RangeKey, rangeKeys } from '../bench-queries.ts';

export const schema = defineStockSchema({
  facets: facetKeys.map((key) => ({ key })),
  numbers: rangeKeys.map((key) => ({ key })),
  primary: 'price',
  sorts: { priceAsc: { by: 'price' }, priceDesc: { by: 'price', descending: true } },
});

/** As the services count. */
export const options = { allocateMemory: webAssemblyMemory() };

export type BenchIndex = StockIndex<FacetKey, RangeKey, 'priceAsc' | 'priceDesc'>;

const countsOf = ({ values, counts }: { values: readonly string[]; counts: ArrayLike<number> }) => {
  const held = new Map<string, number>();
  for (const [at, value] of values.entries()) {
    const count = counts[at] ?? 0;
    if (count > 0) held.set(value, count);
  }
  return held;
};

/** Our engine. It also computes the histogram of every range, which no other engine does. */
export function mawkib(): BenchEngine {
  let index: BenchIndex;
  return {
    name: 'mawkib',
    async load(stock) {
      index = createStockIndex(schema, stock, options).index;
    },
    ask(query) {
      const { total, ids, facets } = index.query({ ...query, perPage });
      // Computed inside the measured time, as for every other engine.
      const counts = Object.fromEntries(
        facetKeys.map((key) => [key, countsOf(facets[key])]),
      ) as Record<FacetKey, Map<string, number>>;
      return { total, ids, counts };
    },
    async close() {},
  };
}
