import type { BenchVehicle } from './bench-vehicles.ts';
import { createRandom } from './create-random.ts';

export const facetKeys = [
  'brand',
  'model',
  'state',
  'engine',
  'transmission',
  'color',
  'specific_color',
  'status',
  'dealer',
  'seats',
  'financing',
] as const;
export const rangeKeys = ['price', 'mileage', 'year', 'power'] as const;
export type FacetKey = (typeof facetKeys)[number];
export type RangeKey = (typeof rangeKeys)[number];

export interface BenchQuery {
  filters: Partial<Record<FacetKey, string[]>>;
  ranges: Partial<Record<RangeKey, { from: number; to: number }>>;
  sort: 'priceAsc' | 'priceDesc';
  page: number;
}

export const perPage = 12;

/** Relative extent of a range to either side of the vehicle that a query is made from. */
const reach = { price: 0.35, mileage: 0.6, year: 0.0015, power: 0.25 };

/**
 * Generates queries with three facets of two or three values each and two ranges, so that at least
 * the vehicle they were made from passes.
 */
export function generateQueries(
  stock: readonly BenchVehicle[],
  count: number,
  seed = 7,
): BenchQuery[] {
  const random = createRandom(seed);
  const any = () => stock[random.below(stock.length)] as BenchVehicle;
  return Array.from({ length: count }, (_, at) => {
    const anchor = any();
    const filters: BenchQuery['filters'] = {};
    while (Object.keys(filters).length < 3) {
      const key = facetKeys[random.below(facetKeys.length)] as FacetKey;
      if (filters[key]) continue;
      const values = new Set([[anchor[key]].flat()[0] as string]);
      const wanted = 2 + random.below(2);
      for (let tries = 0; values.size < wanted && tries < 20; tries += 1) {
        values.add([any()[key]].flat()[0] as string);
      }
      filters[key] = [...values];
    }
    const ranges: BenchQuery['ranges'] = {};
    while (Object.keys(ranges).length < 2) {
      const key = rangeKeys[random.below(rangeKeys.length)] as RangeKey;
      const span = Math.max(1, anchor[key]) * reach[key];
      ranges[key] = {
        from: Math.max(0, Math.floor(anchor[key] - span)),
        to: Math.ceil(anchor[key] + span),
      };
    }
    return { filters, ranges, sort: at % 2 ? 'priceDesc' : 'priceAsc', page: 1 };
  });
}
