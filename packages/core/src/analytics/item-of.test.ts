import { expect, it } from 'vitest';
import { itemOf } from './item-of.js';

const car = { id: 'v1', name: 'Defender 110', brand: 'Land Rover', price: 389_000 };

it('states which supply each state is, and new for the journey of the configurator', () => {
  const affiliations = [
    itemOf({ ...car, state: 'new' }),
    itemOf({ ...car, state: 'approved' }),
    itemOf({ ...car, state: 'used' }),
    itemOf({ ...car, state: 'used', journey: 'configurator' }),
    itemOf({ ...car, state: 'classic' }),
  ].map(({ affiliation }) => affiliation);
  expect(affiliations).toEqual(['new', 'approved', 'used', 'new', undefined]);
});

it('leaves out what is not known', () => {
  expect(itemOf({ id: 'v1', name: 'Defender', state: 'classic', price: null })).toEqual({
    item_id: 'v1',
    item_name: 'Defender',
    item_category: 'other',
    source_code: 'CLASSIC',
    quantity: 1,
  });
  expect(itemOf({ id: 'v1', name: 'Defender', state: '' })).not.toHaveProperty('source_code');
});
