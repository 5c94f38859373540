import type { BenchResult } from '../bench-engine.ts';
import { type BenchQuery, type FacetKey, facetKeys, perPage, rangeKeys } from '../bench-queries.ts';
import type { BenchVehicle } from '../bench-vehicles.ts';

export type Counts = Record<FacetKey, Map<string, number>>;

export const emptyCounts = (): Counts =>
  Object.fromEntries(facetKeys.map((key) => [key, new Map<string, number>()])) as Counts;

export function add(counts: Map<string, number>, values: string | readonly string[]): void {
  if (typeof values === 'string') counts.set(values, (counts.get(values) ?? 0) + 1);
  else for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

export const byPrice =
  (sort: BenchQuery['sort']) =>
  (a: Pick<BenchVehicle, 'price' | 'id'>, b: Pick<BenchVehicle, 'price' | 'id'>): number =>
    (sort === 'priceAsc' ? a.price - b.price : b.price - a.price) || (a.id < b.id ? -1 : 1);

const holds = (vehicle: BenchVehicle, key: FacetKey, wanted: readonly string[]) => {
  const value = vehicle[key];
  return typeof value === 'string'
    ? wanted.includes(value)
    : value.some((each) => wanted.includes(each));
};

/** Key of the single filter that a vehicle fails: `none`, or `several`. */
function failed(vehicle: BenchVehicle, query: BenchQuery): string {
  let found = 'none';
  for (const key of facetKeys) {
    const wanted = query.filters[key];
    if (!wanted || holds(vehicle, key, wanted)) continue;
    if (found !== 'none') return 'several';
    found = key;
  }
  for (const key of rangeKeys) {
    const range = query.ranges[key];
    if (!range || (vehicle[key] >= range.from && vehicle[key] <= range.to)) continue;
    if (found !== 'none') return 'several';
    found = key;
  }
  return found;
}

/** Total, page and counts by iterating over the vehicles. */
export function countFound(vehicles: Iterable<BenchVehicle>, query: BenchQuery): BenchResult {
  const counts = emptyCounts();
  const found: BenchVehicle[] = [];
  for (const vehicle of vehicles) {
    const but = failed(vehicle, query);
    if (but === 'several') continue;
    if (but === 'none') {
      found.push(vehicle);
      for (const key of facetKeys) add(counts[key], vehicle[key]);
    } else if (but in counts) {
      add(counts[but as FacetKey], vehicle[but as FacetKey]);
    }
  }
  found.sort(byPrice(query.sort));
  const ids = found.slice((query.page - 1) * perPage, query.page * perPage).map(({ id }) => id);
  return { total: found.length, ids, counts };
}
