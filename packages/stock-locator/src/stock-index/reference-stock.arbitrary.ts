import type { StockQuery, StockQueryResult } from './query/stock-query.js';
import {
  defineStockSchema,
  type IndexedVehicle,
  type NumberDefinition,
} from './schema/stock-schema.js';
import { barOf } from './segment/bar-edges.js';
import type { NumberFormula } from './state/number-formula.js';

/** A small schema with a facet and a number of each kind. */
export const schema = defineStockSchema({
  facets: [{ key: 'models' }, { key: 'engines' }, { key: 'statuses' }, { key: 'dealers' }],
  numbers: [
    { key: 'price', max: 1e7 },
    { key: 'mileage', edges: [10, 1_000, 50_000] },
    { key: 'year', min: 1900, max: 2100 },
    { key: 'created', min: Number.NEGATIVE_INFINITY, range: false },
    { key: 'monthly', computed: true, max: 1e5 },
  ],
  primary: 'price',
  sorts: {
    priceAsc: { by: 'price' },
    priceDesc: { by: 'price', descending: true },
    mileageAsc: { by: 'mileage' },
    mileageDesc: { by: 'mileage', descending: true },
    yearAsc: { by: 'year' },
    yearDesc: { by: 'year', descending: true },
    monthlyAsc: { by: 'monthly' },
    monthlyDesc: { by: 'monthly', descending: true },
    createdAsc: { by: 'created' },
    createdDesc: { by: 'created', descending: true },
    status: { first: { facet: 'statuses', values: ['stock', 'demo', 'reserved'] } },
    defaultOrder: {
      last: { facet: 'statuses', values: ['reserved', 'sold'] },
      by: 'created',
      descending: true,
    },
    idDesc: { descending: true },
  },
});

type Keys = typeof schema;
export type Facet = Keys['facets'][number]['key'];
export type Num = Keys['numbers'][number]['key'];
export type SortKey = keyof Keys['sorts'];
export type Query = StockQuery<Facet, Num, SortKey>;
export type Loose = Readonly<Record<string, unknown>>;

export const facetKeys = schema.facets.map(({ key }) => key);
export const rangeKeys = ['price', 'mileage', 'year', 'monthly'] as const;

/** A number computed from a price, a facet and the id, invalid for some. */
export const formulaOf =
  (term: number): NumberFormula<Facet, Num> =>
  (vehicle) => {
    const price = vehicle.number('price');
    if (price === null) return null;
    const share = vehicle.values('engines').includes('electric') ? 0.5 : 1;
    return Math.round((price * share) / term) - (vehicle.id === 'v7' ? 1e9 : 0);
  };

/** Reference implementation of the index: a linear search for each count. */
export function referenceStock() {
  const stock = new Map<string, Loose>();
  let monthly: NumberFormula<Facet, Num> | undefined;
  const read = (vehicle: Loose): Loose => {
    const reader = {
      id: vehicle.id as string,
      number: (key: Num) => numberOf(vehicle, key),
      values: (key: Facet) => valuesOf(vehicle, key),
    };
    return { ...vehicle, monthly: monthly?.(reader) };
  };
  return {
    stock,
    setMonthly(formula: NumberFormula<Facet, Num>) {
      monthly = formula;
    },
    put(vehicle: IndexedVehicle | Loose) {
      if (isText(vehicle.id)) stock.set(vehicle.id, vehicle as Loose);
    },
    remove: (id: string) => stock.delete(id),
    ask: (query: Query) => response([...stock.values()].map(read), query),
  };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 500;

const valuesOf = (vehicle: Loose, key: string): string[] =>
  [...new Set([vehicle[key]].flat())].filter(isText);

function numberOf(vehicle: Loose, key: string): number | null {
  const definition: NumberDefinition | undefined = schema.numbers.find((each) => each.key === key);
  const { min = 0, max = Number.MAX_VALUE } = definition ?? {};
  const value = vehicle[key];
  return typeof value === 'number' && value >= min && value <= max ? value : null;
}

function passes(vehicle: Loose, { filters, ranges, demands, bounds, only }: Query, but?: string) {
  const holds = (chosen: Query['filters'], left?: string) =>
    facetKeys.every((key) => {
      const wanted = chosen?.[key];
      if (!wanted?.length || key === left) return true;
      return valuesOf(vehicle, key).some((value) => wanted.includes(value));
    });
  if (only && ![...only].includes(vehicle.id as string)) return false;
  if (!holds(demands) || !holds(filters, but)) return false;
  const lies = (bounds: Query['ranges'], left?: string) =>
    rangeKeys.every((key) => {
      const { from, to } = bounds?.[key] ?? {};
      if (key === left || (from === undefined && to === undefined)) return true;
      const value = numberOf(vehicle, key);
      return value !== null && value >= (from ?? -Infinity) && value <= (to ?? Infinity);
    });
  return lies(bounds) && lies(ranges, but);
}

function compare(sort: SortKey) {
  const { by, descending, first, last } = schema.sorts[sort] as Keys['sorts'][SortKey] & {
    by?: Num;
    descending?: boolean;
    first?: { facet: Facet; values: readonly string[] };
    last?: { facet: Facet; values: readonly string[] };
  };
  const position = (vehicle: Loose) => {
    if (last)
      return Number(valuesOf(vehicle, last.facet).some((value) => last.values.includes(value)));
    const held = first ? valuesOf(vehicle, first.facet) : [];
    const found = first?.values.findIndex((value) => held.includes(value)) ?? 0;
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  };
  const direction = descending ? -1 : 1;
  const byId = (a: Loose, b: Loose) => (`${a.id}` < `${b.id}` ? -1 : 1);
  return (a: Loose, b: Loose) => {
    if (position(a) !== position(b)) return position(a) < position(b) ? -1 : 1;
    if (!by) return direction * byId(a, b);
    const [one, other] = [numberOf(a, by), numberOf(b, by)];
    if (one === other) return byId(a, b);
    if (one === null || other === null) return one === null ? 1 : -1;
    return direction * (one - other);
  };
}

function response(stock: Loose[], query: Query) {
  const found = stock.filter((vehicle) => passes(vehicle, query)).sort(compare(query.sort));
  const { page = 1, perPage = 12 } = query;
  return {
    total: found.length,
    ids: found.slice((page - 1) * perPage, page * perPage).map(({ id }) => id as string),
    facets: Object.fromEntries(
      facetKeys.map((key) => {
        const counts = new Map<string, number>();
        for (const vehicle of stock) {
          if (!passes(vehicle, query, key)) continue;
          for (const value of valuesOf(vehicle, key))
            counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        return [key, counts];
      }),
    ),
    numbers: Object.fromEntries(
      rangeKeys.map((key) => [
        key,
        stock.flatMap((vehicle) =>
          passes(vehicle, query, key) ? (numberOf(vehicle, key) ?? []) : [],
        ),
      ]),
    ),
  };
}

/** A result of the index in the form of the reference: without unused values. */
export const comparable = ({ total, ids, facets, ranges }: StockQueryResult<Facet, Num>) => ({
  total,
  ids,
  facets: Object.fromEntries(
    facetKeys.map((key) => {
      const { values, counts } = facets[key];
      const held = values.flatMap((value, at) => (counts[at] ? [[value, counts[at]]] : []));
      return [key, new Map(held as [string, number][])];
    }),
  ),
  ranges: Object.fromEntries(rangeKeys.map((key) => [key, ranges[key]])),
});

/** Expected counts, with the bar edges of the index. */
export function expected(
  { numbers, ...rest }: ReturnType<typeof response>,
  given: StockQueryResult<Facet, Num>,
) {
  const ranges = rangeKeys.map((key) => {
    const { edges } = given.ranges[key];
    const bars = new Uint32Array(edges.length + 1);
    const values = numbers[key] as number[];
    for (const value of values) bars[barOf(edges, value)]! += 1;
    const ends = values.length
      ? { min: Math.min(...values), max: Math.max(...values) }
      : { min: null, max: null };
    return [key, { ...ends, edges, bars }];
  });
  return { ...rest, ranges: Object.fromEntries(ranges) };
}
