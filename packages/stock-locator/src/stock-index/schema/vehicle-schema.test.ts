import { sorts } from '@mawkib/core/vocabulary';
import { expect, test } from 'vitest';
import { createStockIndex } from '../stock-index.js';
import { vehicleSchema } from './vehicle-schema.js';

const { index, problems } = createStockIndex(vehicleSchema, [
  {
    id: 'a',
    statuses: 'reserved',
    production_year: 2024,
    created_at: 4,
    mileage: 10,
    display_price: 9,
  },
  {
    id: 'b',
    statuses: 'stock',
    production_year: 2022,
    created_at: 3,
    mileage: 30,
    display_price: null,
  },
  {
    id: 'c',
    statuses: 'demo',
    production_year: 2024,
    created_at: 2,
    mileage: 20,
    display_price: 7,
  },
  {
    id: 'd',
    statuses: 'stock',
    production_year: 2023,
    created_at: 1,
    mileage: 10,
    display_price: 8,
  },
]);
const ordered = (sort: (typeof sorts)[number] | 'defaultOrder') =>
  index.query({ sort }).ids.join('');

test('all nine sorts, equal vehicles by id, those without the number last', () => {
  expect(problems).toEqual([]);
  expect(Object.fromEntries(sorts.map((sort) => [sort, ordered(sort)]))).toEqual({
    productionYearAsc: 'bdac',
    productionYearDesc: 'acdb',
    createdAtAsc: 'dcba',
    createdAtDesc: 'abcd',
    mileageAsc: 'adcb',
    mileageDesc: 'bcad',
    priceAsc: 'cdab',
    priceDesc: 'adcb',
    status: 'bdca',
  });
  expect(ordered('defaultOrder')).toBe('bcda');
});

test('what can be bought comes first even when it changed a moment ago', () => {
  const { index: changing } = createStockIndex(vehicleSchema, [
    { id: 'a', statuses: 'stock', created_at: 2 },
    { id: 'b', statuses: 'stock', created_at: 1 },
  ]);
  changing.put({ id: 'a', statuses: 'reserved', created_at: 2 });
  expect(changing.query({ sort: 'defaultOrder' }).ids).toEqual(['b', 'a']);
});
