import { expect, test } from 'vitest';
import { type Query, schema } from './reference-stock.arbitrary.js';
import { createStockIndex } from './stock-index.js';
import { suggestChanges } from './suggest-changes.js';

const { index } = createStockIndex(schema, [
  { id: '1', models: 'velar', statuses: 'stock', price: 300_000, mileage: 20_000, year: 2022 },
  { id: '2', models: 'velar', statuses: 'stock', price: 340_000, mileage: 10_000, year: 2023 },
  { id: '3', models: 'xe', statuses: 'stock', price: 150_000, mileage: 60_000, year: 2019 },
  { id: '4', models: 'xe', statuses: 'demo', price: 170_000, mileage: 9_000, year: 2024 },
]);
const told = (query: Omit<Query, 'sort'>) =>
  suggestChanges(index, { sort: 'priceAsc', ...query }).map(
    ({ changes, total, query: changed }) => {
      expect(index.query(changed).total).toBe(total);
      return [total, ...changes];
    },
  );

test('the gentlest change comes first, each with its exact count', () => {
  expect(
    told({ filters: { models: ['velar'] }, ranges: { price: { from: 100_000, to: 250_000 } } }),
  ).toEqual([
    [1, { kind: 'widen', number: 'price', range: { from: 100_000, to: 300_000 } }],
    [2, { kind: 'add', facet: 'models', value: 'xe' }],
    [2, { kind: 'drop', field: 'models' }],
    [2, { kind: 'drop', field: 'price' }],
  ]);
});

test('a range is opened on the side where the next vehicle is nearer', () => {
  expect(told({ ranges: { price: { from: 180_000, to: 200_000 } } })[0]).toEqual([
    1,
    { kind: 'widen', number: 'price', range: { from: 170_000, to: 200_000 } },
  ]);
});

test('two filters are dropped only where no single change helps, all of them where no two do', () => {
  const narrow = { filters: { models: ['f-pace'], statuses: ['sold'] } };
  expect(told(narrow)).toEqual([
    [4, { kind: 'drop', field: 'models' }, { kind: 'drop', field: 'statuses' }],
  ]);
  expect(told({ filters: { ...narrow.filters, dealers: ['d9'] } })).toEqual([
    [4, ...['models', 'statuses', 'dealers'].map((field) => ({ kind: 'drop', field }))],
  ]);
});

test('nothing is suggested for what leaves something, and demands stay', () => {
  expect(told({ filters: { models: ['xe'] } })).toEqual([]);
  expect(told({ filters: { models: ['velar'] }, demands: { statuses: ['demo'] } })).toEqual([
    [1, { kind: 'add', facet: 'models', value: 'xe' }],
    [1, { kind: 'drop', field: 'models' }],
  ]);
  expect(told({ filters: { models: ['velar'] }, demands: { statuses: ['sold'] } })).toEqual([]);
});
