import {
  createStockIndex,
  defineStockSchema,
  type StockIndex,
} from '@mawkib/stock-locator/stock-index';
import { type FacetKey, facetKeys, perPage, type RangeKey, rangeKeys } from '../bench-queries.ts';
import type { BenchEngine } from '../engine.ts';

export const schema = defineStockSchema({
  facets: facetKeys.map((key) => ({ key })),
  numbers: rangeKeys.map((key) => ({ key })),
  primary: 'price',
  sorts: { priceAsc: { by: 'price' }, priceDesc: { by: 'price', descending: true } },
});

export type BenchIndex = StockIndex<FacetKey, RangeKey, 'priceAsc' | 'priceDesc'>;

/** Ours. It also makes the histogram of every range, which no other engine is asked for. */
export function mawkib(): BenchEngine {
  let index: BenchIndex;
  return {
    name: 'mawkib',
    async load(stock) {
      index = createStockIndex(schema, stock).index;
    },
    ask(query) {
      const { total, ids, facets } = index.query({ ...query, perPage });
      return {
        total,
        ids,
        get counts() {
          return Object.fromEntries(
            facetKeys.map((key) => {
              const { values, counts } = facets[key];
              const held = values.map((value, at) => [value, counts[at] ?? 0] as const);
              return [key, new Map(held.filter(([, count]) => count > 0))];
            }),
          ) as Record<FacetKey, Map<string, number>>;
        },
      };
    },
    async close() {},
  };
}
