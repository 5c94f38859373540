import { eventSchemas } from '@mawkib/core/analytics';
import { expect, it } from 'vitest';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';
import { normaliseVehicle } from '../vehicle/normalise-vehicle.js';
import { analyticsOffer } from './analytics-offer.js';

const [raw] = rawVehicles(1);
const car = (change: object) => normaliseVehicle({ ...raw!, ...change });
const affiliationOf = (offer: { items: readonly { affiliation?: string }[] }) =>
  offer.items[0]?.affiliation;

it('has the affiliation of each state, and new in the journey of a configured car [S-4-02]', () => {
  const offers = [
    ...['new', 'approved', 'used'].map((state) => analyticsOffer(car({ state }))),
    analyticsOffer(car({ state: 'used' }), 'configurator'),
  ];
  expect(offers.map(affiliationOf)).toEqual(['new', 'approved', 'used', 'new']);
  const sent = offers.map((ecommerce) =>
    eventSchemas.begin_checkout.read({ ecommerce }, (path) => expect.fail(path)),
  );
  expect(sent.map((event) => event && affiliationOf(event.ecommerce))).toEqual([
    'new',
    'approved',
    'used',
    'new',
  ]);
});

it.each([
  ['new', 'NVL'],
  ['approved', 'AVL'],
  ['used', 'USED'],
  ['concept', 'CONCEPT'],
])(
  'carries the source code of a car that is %s: %s [S-4-01] [B-4-10] [B-4-11] [B-4-21]',
  (state, code) => {
    const sent = eventSchemas.pdp_page.read(
      {
        page_type: 'pdp',
        page_path: '/ar/showroom/7',
        language: 'ar',
        ecommerce: analyticsOffer(car({ state })),
      },
      (path) => expect.fail(path),
    );
    expect(sent?.ecommerce.items[0]?.source_code).toBe(code);
  },
);

it('says the price that is shown, and none that is not', () => {
  const prices = { financing_options: ['cash'], msrp_price: 400_000, sale_price: 389_000 };
  expect(analyticsOffer(car({ ...prices, price_hidden: [] }))).toMatchObject({
    currency: 'AED',
    value: 389_000,
    items: [{ price: 389_000, quantity: 1 }],
  });
  const hidden = analyticsOffer(car({ ...prices, price_hidden: ['cash'] }));
  expect(Object.keys(hidden)).toEqual(['items']);
  expect(hidden.items[0]).not.toHaveProperty('price');
});
