import { demoDealers, generateVehicles, vinCheckDigit } from '@mawkib/demo-market/data';
import { demoServices } from '@mawkib/demo-market/services';
import { expect, test } from 'vitest';
import { readImagePack } from '../media/image-pack.js';

const today = new Date('2026-11-20T00:00:00Z');
const stock = generateVehicles({ dealers: demoDealers, today });

test('the demo stock is deterministic and depends on the seed', () => {
  expect(generateVehicles({ dealers: demoDealers, today })).toEqual(stock);
  expect(generateVehicles({ dealers: demoDealers, today, seed: 2 })).not.toEqual(stock);
});

test('the demo stock has 600 vehicles with unique VINs and valid check digits', () => {
  expect(stock).toHaveLength(600);
  expect(new Set(stock.map(({ vin }) => vin)).size).toBe(600);
  for (const vin of stock.map((vehicle) => vehicle.vin ?? '')) {
    expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
    expect(vin[8], vin).toBe(vinCheckDigit(vin));
  }
  // Published example of the check digit.
  expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe('X');
});

test('every picture of vehicles and retailers is in the pack', async () => {
  const pack = await readImagePack(demoServices.picturesFolder);
  const used = [
    ...stock.flatMap(({ photos }) => photos.map(({ image_id }) => image_id)),
    ...demoDealers.map(({ image_id }) => image_id ?? ''),
  ];
  expect([...new Set(used)].filter((id) => !pack.has(id))).toEqual([]);
});

test('every vehicle has texts in both languages, a plausible price and a brand that its retailer sells', () => {
  const dealers = new Map(demoDealers.map((dealer) => [dealer.id, dealer]));
  for (const vehicle of stock) {
    const { ar, en } = vehicle.texts;
    expect(ar.model_display_name).toMatch(/\p{Script=Arabic}/u);
    expect(en.long_description).not.toMatch(/\p{Script=Arabic}/u);
    expect(ar.features_standard).toHaveLength(en.features_standard.length);
    expect(vehicle.sale_minor).toBeLessThanOrEqual(vehicle.msrp_minor);
    expect(vehicle.sale_minor).toBeGreaterThan(25_000_00);
    expect(vehicle.sale_minor).toBeLessThan(2_000_000_00);
    expect(dealers.get(vehicle.owner_id)?.brands).toContain(vehicle.brand);
    if (vehicle.state === 'new') expect(vehicle.mileage).toBeLessThan(100);
    if (vehicle.delivery_date) expect(vehicle.delivery_date > '2026-11-20').toBe(true);
  }
});
