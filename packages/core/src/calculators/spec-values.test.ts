import { expect, it } from 'vitest';
import { specValues } from './index.js';

const pairs = [
  { key: 'power', label: 'Power' },
  { key: 'torque', label: 'Torque' },
  { key: 'seats', label: 'Seats' },
];
const specs = { l663: { p400: { power: '400 hp', seats: 0 }, d300: { power: ' ', torque: null } } };

it('looks values up by car, engine and key, and hides a pair without one [B-3-403]', () => {
  expect(specValues(specs, { car_key: 'l663', engine_key: 'p400', pairs })).toEqual([
    { key: 'power', label: 'Power', value: '400 hp' },
    { key: 'seats', label: 'Seats', value: 0 },
  ]);
});

it('shows nothing for an unknown car or engine, blank values and damaged specs', () => {
  expect(specValues(specs, { car_key: 'l663', engine_key: 'd300', pairs })).toEqual([]);
  expect(specValues(specs, { car_key: 'l405', engine_key: 'p400', pairs })).toEqual([]);
  for (const damaged of [undefined, null, 'specs', [], { l663: 5 }, { l663: { p400: [1] } }]) {
    expect(specValues(damaged, { car_key: 'l663', engine_key: 'p400', pairs })).toEqual([]);
  }
  const inherited = [{ key: 'toString', label: 'x' }];
  const keys = { car_key: 'constructor', engine_key: 'prototype', pairs: inherited };
  expect(specValues({}, keys)).toEqual([]);
});
