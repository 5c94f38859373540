import { toServiceQuery } from '@mawkib/stock-locator/engine';
import { createColorNames, createLiveIndex, facetKeys } from '@mawkib/stock-locator/on-device';
import { runs } from '@mawkib/tooling-vitest/scope';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Dealer } from '../../db/schema/dealers-and-vehicles.js';
import { type SearchedVehicle, stockEntry } from '../replica/stock-entry.js';
import { createTextPool } from '../replica/text-pool.js';
import { readListing } from './read-listing.js';

const dirty = fc.oneof(
  fc.constantFrom(
    ...[
      'Land Rover',
      'Land  Rover',
      'Land\u00a0Rover ',
      'Wrangler, Unlimited',
      'Wrangler',
      'Unlimited',
    ],
    ...[
      'a,b',
      'a',
      'b',
      'F-TYPE Coupe\u0301',
      'F-TYPE Coupé',
      'Black',
      'black',
      'y'.repeat(150),
      ' ',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
);
const text = { name: '', address: '', city: '', emirate: '', opening_hours: '' };
const dealer = { dealer_code: 'd', texts: { ar: text, en: text } } as Dealer;
const base = {
  vin: null,
  item_id: null,
  production_year: null,
  model_year: null,
  power: null,
  mileage: null,
  price_hidden: [],
  msrp_minor: 0,
  sale_minor: 0,
  currency: 'AED',
  names: '',
  equipment: '',
  interior: '',
  order_number: null,
  body_type: null,
  created_at: new Date(0),
  changed_in: 1,
};
const vehicle = fc.record({
  owner_id: dirty,
  brand: dirty,
  nameplate: dirty,
  model_group: fc.option(dirty),
  state: fc.constantFrom('new', 'used', 'used '),
  status: fc.constantFrom('stock', 'reserved'),
  color_canonical: fc.option(dirty),
  color_key: fc.option(dirty),
  engine_types: fc.array(dirty, { maxLength: 2 }),
  transmission: fc.option(dirty),
  body_type: fc.option(dirty),
  number_of_seats: fc.option(fc.integer({ min: -2, max: 120 })),
  financing_options: fc.subarray(['cash', 'lease', 'murabaha']),
});

it('the count of a facet value is the number of vehicles that filtering by it finds', () => {
  fc.assert(
    fc.property(fc.array(vehicle, { maxLength: 10 }), (vehicles) => {
      const pool = createTextPool();
      const entries = vehicles.map((fields, at) =>
        stockEntry({ ...base, ...fields, id: `v${at}` } as SearchedVehicle, dealer, pool),
      );
      const index = createLiveIndex(entries, createColorNames());
      const search = (query: Parameters<typeof toServiceQuery>[0]) => {
        const sent = toServiceQuery(query, { lang: 'en', items: 12 });
        return index.search(readListing({ params: { listing: 'all' }, query: sent }));
      };
      const all = { lists: {}, ranges: {}, sort: 'createdAtDesc', page: 1 } as const;
      const { facets } = search(all);
      for (const key of facetKeys) {
        for (const [value, count] of facets[key]) {
          const chosen =
            key === 'nameplate_model_group'
              ? { ...all, nameplate_model_group: value }
              : { ...all, lists: { [key]: [value] } };
          expect(search(chosen).total, `${key}: ${JSON.stringify(value)}`).toBe(count);
        }
      }
    }),
    { numRuns: runs(150) },
  );
});

it.each([
  ['new,used', ['new', 'used']],
  [
    ['Wrangler, Unlimited', 'a,b'],
    ['Wrangler, Unlimited', 'a,b'],
  ],
  ['a,b  c', ['a,b', 'c']],
  ['Wrangler, Unlimited', ['Wrangler, Unlimited']],
])('reads the values of %j', (value, models) => {
  const query = { items: 12, page: 1, 'filter[nameplate_name_in]': value };
  expect(readListing({ params: { listing: 'all' }, query }).lists.models).toEqual(models);
});
