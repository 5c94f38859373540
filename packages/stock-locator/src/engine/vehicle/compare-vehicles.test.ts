import { expect, it } from 'vitest';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { compareVehicles } from './compare-vehicles.js';
import { normaliseVehicle } from './normalise-vehicle.js';

const specification = (changes: object) =>
  normaliseVehicle({ ...rawVehicle(), ...changes }).specification;

it('sets vehicles side by side, tells where they differ and leaves out what none has', () => {
  const vehicles = [
    specification({ color_name: 'Black', battery_capacity: null, delivery_date: null }),
    specification({ color_name: 'White', battery_capacity: null, delivery_date: '2026-12-05' }),
  ];
  const compared = compareVehicles(
    vehicles,
    ['color', 'transmission', 'batteryCapacity', 'deliveryDate'],
    (each, attribute) => String(each[attribute] ?? ''),
  );
  expect(compared).toEqual([
    { attribute: 'color', texts: ['Black', 'White'], differs: true },
    { attribute: 'transmission', texts: ['automatic', 'automatic'], differs: false },
    { attribute: 'deliveryDate', texts: ['', '2026-12-05'], differs: true },
  ]);
});
