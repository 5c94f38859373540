import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawVehicle, rawVehicles } from '../../fixtures/raw-vehicles.js';
import { normaliseVehicle } from '../vehicle/normalise-vehicle.js';
import { carData, listData, structuredDataText } from './structured-data.js';

const url = 'https://cars.example/ar/showroom/new-9';
const dataOf = (changes: Parameters<typeof rawVehicle>[0] = {}) =>
  carData(normaliseVehicle(rawVehicle({ id: '9', ...changes })), url) as Record<string, unknown>;
const offerOf = (changes: Parameters<typeof rawVehicle>[0] = {}) =>
  dataOf(changes).offers as object;

describe('a car for search engines', () => {
  it('contains its offer', () => {
    expect(dataOf()).toMatchObject({
      '@type': 'Car',
      name: 'ديفندر 110 P400 X-Dynamic HSE',
      url,
      brand: { name: 'Land Rover' },
      model: 'Defender',
      itemCondition: 'https://schema.org/NewCondition',
      mileageFromOdometer: { value: 12, unitCode: 'KMT' },
      vehicleEngine: { fuelType: 'petrol', enginePower: { value: 400, unitCode: 'BHP' } },
      offers: {
        price: 412_000,
        priceCurrency: 'AED',
        availability: 'https://schema.org/InStock',
        seller: { name: 'موكب دبي', address: { addressLocality: 'دبي' } },
      },
    });
    const [image] = dataOf().image as string[];
    expect(image).toMatch(/^https:\/\/cars\.example\/services\/media\//);
  });

  it('tells a price only where visitors see one', () => {
    for (const changes of [
      { price_hidden: ['cash' as const] },
      { msrp_price: 0, sale_price: 0 },
      { financing_options: ['lease' as const] },
    ]) {
      expect(offerOf(changes)).not.toHaveProperty('price');
      expect(offerOf(changes)).not.toHaveProperty('priceCurrency');
      expect(JSON.stringify(dataOf(changes))).not.toContain('412');
    }
  });

  it.each([
    ['stock', 'InStock'],
    ['in_production', 'PreOrder'],
    ['reserved', 'Reserved'],
    ['sold', 'SoldOut'],
  ])('tells whether it can be had: %s', (status, availability) => {
    expect(offerOf({ status })).toMatchObject({
      availability: `https://schema.org/${availability}`,
    });
  });

  it('keeps the VIN and what is not known to itself', () => {
    const text = JSON.stringify(dataOf({ interior_color: null, photos: [] }));
    expect(text).not.toContain('SALEA7EU4P2123456');
    expect(text).not.toMatch(/null|vehicleInteriorColor|"image"/);
  });
});

describe('a list for search engines', () => {
  it('names the pages of its cars in order, from where it begins', () => {
    const cars = rawVehicles(2).map(normaliseVehicle);
    const data = listData(cars, {
      hrefOf: (link) => `https://cars.example/ar${link}`,
      total: 30,
      first: 13,
    });
    expect(data).toMatchObject({ '@type': 'ItemList', numberOfItems: 30 });
    expect(data.itemListElement).toMatchObject([
      { position: 13, url: `https://cars.example/ar${cars[0]?.link}` },
      { position: 14, url: `https://cars.example/ar${cars[1]?.link}` },
    ]);
  });
});

it('writes data that ends no element and begins none, and is the same when read', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.constantFrom('</script><script>alert(1)</script>', '<!--', ']]>', '&lt;', '\u2028'),
      ),
      (name) => {
        const text = structuredDataText({ name });
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual({ name });
      },
    ),
  );
});
