import { limit } from '@mawkib/tooling-vitest/time-limits';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  comparable,
  expected,
  type Facet,
  formulaOf,
  type Loose,
  type Num,
  type Query,
  rangeKeys,
  referenceStock,
  type SortKey,
  schema,
} from './reference-stock.arbitrary.js';
import type { IndexedVehicle } from './schema/stock-schema.js';
import { finish } from './state/stock-state.js';
import { buildStockIndex, createStockIndex, type StockIndex } from './stock-index.js';
import { webAssemblyMemory } from './webassembly/web-assembly-memory.js';

vi.setConfig({ testTimeout: limit(3_600_000) });

/** 100,000 queries by `STOCK_QUERIES=100000`. */
const queries = Number(process.env.STOCK_QUERIES ?? 900);
const perStock = 15;

const ids = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 400 }).map((n) => `v${n}`) },
  { weight: 1, arbitrary: fc.constantFrom('سيارة', 'v', '__proto__', '\u{1F697}', 'V1') },
);
const hostile = fc.oneof(
  fc.constantFrom(null, undefined, '', Number.NaN, -5, Infinity, 1e300, {}, [], [null], true, '7'),
  fc.constant('x'.repeat(501)),
);
const mostly = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary }, { weight: 1, arbitrary: hostile });

const values = {
  models: fc.constantFrom('defender', 'range-rover', 'velar', 'f-pace', 'xe', '__proto__', 'إيفوك'),
  engines: fc.subarray(['petrol', 'diesel', 'hybrid', 'electric']),
  statuses: fc.constantFrom('stock', 'stock', 'stock', 'demo', 'reserved', 'sold'),
  dealers: fc.integer({ min: 1, max: 40 }).map((n) => `d${n}`),
};
const numbers = {
  price: fc.oneof(
    fc.integer({ min: 1, max: 40 }).map((n) => n * 5_000),
    fc.double({ min: 0, max: 1e6, noNaN: true }),
  ),
  mileage: fc.oneof(fc.constantFrom(0, 9, 10, 1_000), fc.integer({ min: 0, max: 200_000 })),
  year: fc.integer({ min: 2015, max: 2027 }),
  monthly: fc.integer({ min: 0, max: 9_000 }),
  created: fc.oneof(fc.integer({ min: -5, max: 30 }), fc.integer({ min: 1.7e12, max: 1.8e12 })),
};
const vehicle = fc.record({
  id: fc.oneof(
    { weight: 30, arbitrary: ids as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: hostile },
  ),
  ...(Object.fromEntries(
    Object.entries({ ...values, ...numbers }).map(([key, each]) => [
      key,
      mostly(each as fc.Arbitrary<unknown>),
    ]),
  ) as Record<string, fc.Arbitrary<unknown>>),
}) as fc.Arbitrary<Loose>;

/** There in one case of `of`. */
const oneIn = <T>(of: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: of - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const chosen = <T>(of: number, value: fc.Arbitrary<T>) =>
  oneIn(of, fc.array(value, { maxLength: 3 }));
const choices = (of: number) =>
  fc.record({
    models: chosen(of, fc.oneof(values.models, fc.constantFrom('unheard of', 'constructor'))),
    engines: chosen(of, fc.constantFrom('petrol', 'diesel', 'hybrid', 'electric')),
    statuses: chosen(of, values.statuses),
    dealers: chosen(of * 2, values.dealers),
  });
const range = (of: number, number: fc.Arbitrary<number>) =>
  oneIn(
    of,
    fc.record({ from: fc.oneof(number, fc.constant(-1)), to: number }, { requiredKeys: [] }),
  );
const query = fc.record({
  filters: choices(3),
  ranges: fc.record({
    price: range(3, numbers.price),
    mileage: range(3, numbers.mileage),
    year: range(3, numbers.year),
    monthly: range(4, numbers.monthly),
  }),
  bounds: fc.record({
    price: range(12, numbers.price),
    year: range(12, numbers.year),
    monthly: range(12, numbers.monthly),
  }),
  demands: oneIn(6, choices(2)),
  only: oneIn(10, fc.array(ids, { maxLength: 60 })),
  sort: fc.constantFrom(...(Object.keys(schema.sorts) as SortKey[])),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 })),
  perPage: fc.integer({ min: 0, max: 24 }),
}) as fc.Arbitrary<Query>;

const change = fc.oneof(
  { weight: 6, arbitrary: vehicle.map((put) => ({ put })) },
  { weight: 3, arbitrary: fc.tuple(ids, values.statuses).map(([id, status]) => ({ id, status })) },
  { weight: 2, arbitrary: ids.map((remove) => ({ remove })) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 40 }).map((steps) => ({ steps })) },
  { weight: 1, arbitrary: fc.constantFrom(12, 36, 48).map((term) => ({ term })) },
);

const turn = fc.record({ changes: fc.array(change, { maxLength: 12 }), query });

type Index = StockIndex<Facet, Num, SortKey>;

function agree(index: Index, reference: ReturnType<typeof referenceStock>, requested: Query) {
  const given = index.query(requested);
  expect(comparable(given)).toEqual(expected(reference.ask(requested), given));
  expect(index.count(requested)).toBe(given.total);
  expect(index.size).toBe(reference.stock.size);
}

test('every answer equals a look at every vehicle, whatever was added, changed and removed in between', () => {
  fc.assert(
    fc.property(
      fc.array(vehicle, { maxLength: 500, size: 'max' }),
      fc.array(turn, { minLength: perStock, maxLength: perStock }),
      fc.constantFrom(
        { limits: { rows: 3, soonBuilt: 0 }, allocateMemory: webAssemblyMemory(0) },
        { limits: { rows: 20, soonBuilt: 60 }, allocateMemory: webAssemblyMemory(100) },
        undefined,
      ),
      (stock, turns, options) => {
        const reference = referenceStock();
        for (const each of stock) reference.put(each);
        const given = stock as unknown as IndexedVehicle<Facet, Num>[];
        const { index } = finish(buildStockIndex(schema, given, options));
        let work: Generator<void, void> | undefined;
        for (const { changes, query: requested } of turns) {
          for (const each of changes) {
            if ('put' in each) {
              reference.put(each.put);
              index.put(each.put as never);
            } else if ('status' in each) {
              const known = reference.stock.get(each.id);
              if (!known) continue;
              reference.put({ ...known, statuses: each.status });
              index.put({ ...known, statuses: each.status } as never);
            } else if ('remove' in each) {
              expect(index.remove(each.remove)).toBe(reference.remove(each.remove));
            } else if ('term' in each) {
              reference.setMonthly(formulaOf(each.term));
              index.setNumber('monthly', formulaOf(each.term));
            } else {
              work ??= index.compact();
              for (let step = 0; step < each.steps; step += 1)
                if (work?.next().done) work = undefined;
            }
          }
          agree(index, reference, requested);
        }
      },
    ),
    { numRuns: Math.ceil(queries / perStock) },
  );
});

test('what is not sound is left out and told with the id of its vehicle', () => {
  const { index, problems } = finish(
    buildStockIndex(schema, [
      { id: 'a', models: 'velar', price: -1, mileage: 5 },
      { id: 'b', models: 7, engines: ['petrol', null], year: '2024', price: 100 },
      { id: '' },
      null,
      { id: 'a', models: 'xe', price: Number.NaN },
    ] as never[]),
  );
  expect(problems).toEqual([
    { id: '', field: 'id', reason: 'no_id' },
    { id: '', field: 'id', reason: 'no_id' },
    { id: 'a', field: 'id', reason: 'repeated_id' },
    { id: 'b', field: 'models', reason: 'not_a_text' },
    { id: 'b', field: 'engines', reason: 'not_a_text' },
    { id: 'a', field: 'price', reason: 'not_a_number' },
    { id: 'b', field: 'year', reason: 'not_a_number' },
  ]);
  expect(index.query({ sort: 'priceAsc' }).ids).toEqual(['b', 'a']);
  expect(index.put({ id: 'c', price: -3 })).toEqual([
    { id: 'c', field: 'price', reason: 'out_of_bounds' },
  ]);
  expect(rangeKeys.map((key) => index.query({ sort: 'priceAsc' }).ranges[key].max)).toEqual([
    100,
    null,
    null,
    null,
  ]);
});

test('a key that the schema does not have is a mistake of the program', () => {
  const { index } = finish(buildStockIndex(schema, []));
  const ask = (query: object) => () => index.query({ sort: 'priceAsc', ...query });
  expect(ask({ filters: { wheels: ['4'] } })).toThrow(/no 'wheels'/);
  expect(ask({ ranges: { created: { from: 1 } } })).toThrow(/no 'created'/);
  expect(ask({ sort: 'toString' })).toThrow(/no 'toString'/);
});

test('a computed number is there from the first formula on, and only whole', () => {
  const { index } = createStockIndex(schema, [
    { id: 'a', price: 1_200, monthly: 7 },
    { id: 'b', price: 2_400 },
    { id: 'c' },
  ]);
  const within = { sort: 'monthlyDesc', ranges: { monthly: { from: 0 } } } as const;
  expect(index.count(within)).toBe(0);
  index.setNumber('monthly', formulaOf(12));
  expect(index.query(within).ids).toEqual(['b', 'a']);
  index.put({ id: 'd', price: 3_600 });
  expect(index.query(within).ids).toEqual(['d', 'b', 'a']);
  const fails = () => {
    throw new Error('no rate');
  };
  expect(() => index.setNumber('monthly', fails)).toThrow('no rate');
  expect(index.query(within).ids).toEqual(['d', 'b', 'a']);
  expect(() => index.setNumber('price', formulaOf(12))).toThrow(/no 'price'/);
  const own = () => index.setNumber('monthly', (vehicle) => vehicle.number('monthly'));
  expect(own).toThrow(/no 'monthly'/);
  expect(() => createStockIndex({ ...schema, primary: 'monthly' })).toThrow(/computed/);
});
