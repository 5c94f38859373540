import itemsjs from 'itemsjs';
import type { BenchEngine } from '../bench-engine.ts';
import { facetKeys, perPage, type RangeKey } from '../bench-queries.ts';
import type { BenchVehicle } from '../bench-vehicles.ts';
import { emptyCounts } from './count-found.ts';

/**
 * ItemsJS with its disjunctive facets (it mutates its input, so it gets copies); ranges as a
 * function, as documented.
 */
export function itemsjsEngine(): BenchEngine {
  let engine: ReturnType<typeof itemsjs>;
  return {
    name: 'itemsjs',
    async load(stock) {
      engine = itemsjs(
        stock.map((vehicle) => ({ ...vehicle })),
        {
          aggregations: Object.fromEntries(
            facetKeys.map((key) => [
              key,
              { conjunction: false, size: 1_000, hide_zero_doc_count: true },
            ]),
          ),
          sortings: {
            priceAsc: { field: ['price', 'id'], order: ['asc', 'asc'] },
            priceDesc: { field: ['price', 'id'], order: ['desc', 'asc'] },
          },
          searchableFields: [],
        },
      );
    },
    ask({ filters, ranges, sort, page }) {
      const bounds = Object.entries(ranges) as [RangeKey, { from: number; to: number }][];
      const found = engine.search({
        filters,
        filter: (item: BenchVehicle) =>
          bounds.every(([key, { from, to }]) => item[key] >= from && item[key] <= to),
        sort,
        page,
        per_page: perPage,
      });
      const counts = emptyCounts();
      for (const key of facetKeys) {
        const buckets = found.data.aggregations[key]?.buckets ?? [];
        for (const { key: value, doc_count } of buckets) {
          if (doc_count > 0) counts[key].set(value, doc_count);
        }
      }
      const ids = found.data.items.map(({ id }) => id);
      return { total: found.pagination.total, ids, counts };
    },
    async close() {},
  };
}
