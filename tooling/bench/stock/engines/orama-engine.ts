import { type AnyOrama, create, insertMultiple, search } from '@orama/orama';
import type { BenchEngine } from '../bench-engine.ts';
import { type BenchQuery, facetKeys, perPage, rangeKeys } from '../bench-queries.ts';
import type { BenchVehicle } from '../bench-vehicles.ts';
import { byPrice, emptyCounts } from './count-found.ts';

type Sorted = [id: number, score: number, document: BenchVehicle];

const several = new Set(['engine', 'financing']);

/** Orama: one search for the facets that are not selected, and one for each selected facet. */
export function oramaEngine(): BenchEngine {
  let engine: AnyOrama;
  const where = ({ filters, ranges }: BenchQuery, but?: string) => ({
    ...Object.fromEntries(
      Object.entries(filters)
        .filter(([key]) => key !== but)
        .map(([key, values]) => [key, several.has(key) ? { containsAny: values } : { in: values }]),
    ),
    ...Object.fromEntries(
      Object.entries(ranges).map(([key, { from, to }]) => [key, { between: [from, to] }]),
    ),
  });
  const ask = async (query: BenchQuery, keys: readonly string[], limit: number, but?: string) =>
    search(engine, {
      where: where(query, but),
      facets: Object.fromEntries(keys.map((key) => [key, {}])),
      limit,
      offset: 0,
      sortBy: limit ? ([, , a]: Sorted, [, , b]: Sorted) => byPrice(query.sort)(a, b) : undefined,
    } as never) as Promise<{
      count: number;
      hits: { document: BenchVehicle }[];
      facets?: Record<string, { values: Record<string, number> }>;
    }>;
  return {
    name: 'Orama',
    async load(stock) {
      engine = create({
        schema: {
          ...Object.fromEntries(
            facetKeys.map((key) => [key, several.has(key) ? 'enum[]' : 'enum']),
          ),
          ...Object.fromEntries(rangeKeys.map((key) => [key, 'number'])),
        },
      } as never);
      await insertMultiple(engine, stock as never[], 5_000);
    },
    async ask(query) {
      const counts = emptyCounts();
      const chosen = Object.keys(query.filters);
      const open = facetKeys.filter((key) => !chosen.includes(key));
      const found = await ask(query, open, perPage);
      const answers = [found];
      for (const key of chosen) answers.push(await ask(query, [key], 0, key));
      for (const { facets = {} } of answers) {
        for (const key of facetKeys) {
          for (const [value, count] of Object.entries(facets[key]?.values ?? {})) {
            if (count > 0) counts[key].set(value, count);
          }
        }
      }
      return { total: found.count, ids: found.hits.map(({ document }) => document.id), counts };
    },
    async close() {},
  };
}
