// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { definitionOf } from '../../definitions/catalogue.fixture.js';
import { show } from '../block.fixture.js';
import { fixtures } from './retailer-schema.fixture.js';

const dataOf = (root: Element) => JSON.parse(root.querySelector('script')?.textContent ?? '{}');

it('puts each field into the JSON-LD of the retailer [B-3-179]', async () => {
  expect(definitionOf('retailer-schema')?.interactive).toBe(false);
  const { root } = await show(fixtures[0]);
  expect(root.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
  expect(dataOf(root)).toMatchObject({ '@context': 'https://schema.org', '@type': 'AutoDealer' });
});

it.each([
  [
    'name, description and keywords [B-3-181]',
    {
      name: 'Dubai showroom',
      description: 'Showroom and workshop.',
      keywords: 'cars, service',
    },
  ],
  [
    'opening hours, payment accepted and price range [B-3-182]',
    { openingHours: 'Mo-Sa 09:00-21:00', paymentAccepted: 'Cash, card', priceRange: '$$$' },
  ],
  [
    'address, latitude and longitude [B-3-183]',
    {
      address: 'Sheikh Zayed Road, Dubai',
      geo: { '@type': 'GeoCoordinates', latitude: 25.1517, longitude: 55.2395 },
    },
  ],
  [
    'contacts by their type [B-3-184]',
    {
      telephone: '+971 4 555 0100',
      email: 'dubai@example.com',
      contactPoint: [
        { '@type': 'ContactPoint', contactType: 'sales', telephone: '+971 4 555 0101' },
      ],
    },
  ],
  [
    'offers [B-3-185]',
    {
      makesOffer: [
        {
          '@type': 'Offer',
          category: 'Service',
          description: 'Summer check',
          url: '/en/offers',
        },
        {
          '@type': 'Offer',
          category: 'Cars',
          description: 'Seven years of warranty',
          url: 'https://example.com/w',
        },
      ],
    },
  ],
])('states %s', async (_, expected) => {
  expect(dataOf((await show(fixtures[0])).root)).toMatchObject(expected);
});
