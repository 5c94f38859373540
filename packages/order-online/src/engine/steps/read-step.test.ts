import { describe, expect, test } from 'vitest';
import { optionsFor } from '../../react/steps/steps-page.fixture.js';
import type { StepType } from '../config/journey-config.js';
import { readStep } from './read-step.js';
import { type StepValues, stepValues } from './step-values.js';

const tradeIn = {
  brands: [
    { value: 'nissan', label: 'Nissan' },
    { value: 'toyota', label: 'Toyota' },
  ],
  models: [{ value: 'patrol', label: 'Patrol', brand: 'nissan' }],
  bodyTypes: [{ value: 'suv', label: 'SUV' }],
  fuelTypes: [{ value: 'petrol', label: 'Petrol' }],
};
const read = (type: StepType, values: StepValues, required = true, locale: 'ar' | 'en' = 'en') =>
  readStep({
    ...{ step: { type, required }, values, options: optionsFor('en'), tradeIn },
    locale,
  });
const errorsOf = (...given: Parameters<typeof read>) => {
  const result = read(...given);
  return result.ok ? {} : result.errors;
};

const car = {
  trade_in: 'car',
  brand: 'nissan',
  model: 'patrol',
  body_type: 'suv',
  fuel_type: 'petrol',
  mileage: '٨٠٬٠٠٠',
  registration_date: '٠١/٠٥/٢٠١٩',
  registration_number: 'أ ١٢٣-٤٥',
};

describe('a trade-in', () => {
  test('has seven values, typed in the digits of either script [S-3-32]', () => {
    expect(read('trade_in', car)).toEqual({
      ok: true,
      choices: {
        trade_in: {
          kind: 'car',
          brand: 'nissan',
          model: 'patrol',
          body_type: 'suv',
          fuel_type: 'petrol',
          mileage: 80_000,
          registration_date: '2019-05-01',
          registration_number: 'أ12345',
        },
      },
    });
  });

  test.each([
    ['brand,model', { brand: 'lada' }],
    ['body_type', { body_type: 'tank' }],
    ['fuel_type', { fuel_type: '' }],
    ['model', { brand: 'toyota' }],
    ['registration_date', { registration_date: '21/11/2026' }],
    ['registration_date', { registration_date: '31/12/1949' }],
    ['registration_date', { registration_date: '31/02/2020' }],
    ['registration_number', { registration_number: 'A' }],
    ['registration_number', { registration_number: 'A123456789012345' }],
    ['registration_number', { registration_number: '<b>1</b>' }],
    ['mileage', { mileage: '-5' }],
    ['mileage', { mileage: 'many' }],
  ])('%s is one of the lists or a value in its limits: %o [S-3-32]', (field, change) => {
    expect(Object.keys(errorsOf('trade_in', { ...car, ...change })).join()).toBe(field);
  });

  test('"I have none" is a choice; without any, a required step says so in both languages', () => {
    expect(read('trade_in', { trade_in: 'none' })).toMatchObject({ ok: true });
    expect(errorsOf('trade_in', {}).trade_in).toMatch(/choose/);
    expect(errorsOf('trade_in', {}, true, 'ar').trade_in).toMatch(/اختيار/);
    expect(read('trade_in', {}, false)).toMatchObject({ ok: true });
  });
});

test('a plan needs a deposit within its limits, in the currency’s major unit', () => {
  expect(read('payment_options', { payment: 'plan', deposit: '97,800', months: '60' })).toEqual({
    ok: true,
    choices: { payment: { option: 'cash', plan: { deposit: 9_780_000, months: 60 } } },
  });
  const wrong = { payment: 'plan', deposit: '97,799', months: '7' };
  expect(Object.keys(errorsOf('payment_options', wrong))).toEqual(['deposit', 'months']);
  expect(errorsOf('payment_options', { payment: 'gold' })).toHaveProperty('payment');
});

test('packs that are included or unknown are not chosen', () => {
  const values = { 'pack:service': 'on', 'pack:warranty': 'on', 'pack:gold': 'on' };
  expect(read('service_packs', values)).toEqual({
    ok: true,
    choices: { service_packs: ['service'] },
  });
});

test('a delivery needs its area and address', () => {
  expect(Object.keys(errorsOf('location', { location: 'delivery', area: 'mars' }))).toEqual([
    'area',
    'street',
    'building',
  ]);
  expect(errorsOf('location', { location: '99' })).toHaveProperty('location');
});

test('an appointment needs a free slot, unless it is arranged later', () => {
  const visit = { kind: 'viewing', retailer_id: '1', slot: '2026-11-22 10:00' };
  expect(read('appointment', visit)).toMatchObject({ ok: true });
  expect(errorsOf('appointment', { ...visit, slot: '2026-11-22 09:00' })).toHaveProperty('slot');
  expect(read('appointment', { kind: 'none' }, false)).toMatchObject({ ok: true });
  expect(errorsOf('appointment', { kind: 'none' })).toHaveProperty('kind');
});

test('the forms show stored choices as they were chosen', () => {
  const shown = (type: StepType, values: StepValues) => {
    const result = read(type, values);
    return result.ok ? read(type, stepValues(result.choices, 'AED')) : null;
  };
  for (const [type, values] of [
    ['trade_in', car],
    ['payment_options', { payment: 'plan', deposit: '97800', months: '48' }],
    ['location', { location: 'delivery', area: 'dubai', street: 'Al Wasl', building: '7' }],
    ['appointment', { kind: 'viewing', retailer_id: '1', slot: '2026-11-23 16:00' }],
    ['service_packs', { 'pack:tyres': 'on' }],
  ] as const) {
    expect(shown(type, values)).toEqual(read(type, values));
  }
});
