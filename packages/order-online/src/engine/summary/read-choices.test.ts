import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChoices } from './read-choices.js';

test('the summary has a row for each choice, in the order of the steps', () => {
  const metadata = {
    appointment: { kind: 'test_drive', date: '2026-12-01', slot: '10:00' },
    location: { kind: 'retailer', name: 'Mawkib Yas' },
    payment_option: { type: 'lease' },
    trade_in: { brand: 'Jaguar', model: 'F-Pace', mileage: 42_000 },
    service_packs: [
      { key: 'care', title: 'Care', amount: 150_000, currency: 'AED' },
      { key: 'tyres' },
    ],
    unknown: { secret: true },
  };
  expect(readChoices(metadata, 'en').map(({ step, value }) => [step, value])).toEqual([
    ['payment_options', 'Lease'],
    ['trade_in', 'Jaguar F-Pace, 42,000 km'],
    ['service_packs', 'Care AED 1,500, tyres'],
    ['location', 'At the retailer, Mawkib Yas'],
    ['appointment', 'Test drive, Tuesday, 1 December 2026, 10:00'],
  ]);
  expect(readChoices(metadata, 'ar')[0]).toEqual({
    step: 'payment_options',
    label: 'طريقة الشراء',
    value: 'تأجير',
  });
});

test('any stored data can be read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (location, appointment) => {
      for (const row of readChoices({ location, appointment }, 'ar'))
        expect(row.value).not.toBe('');
      expect(Array.isArray(readChoices(location, 'en'))).toBe(true);
    }),
  );
});
