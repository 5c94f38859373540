import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutIsolates } from '../locale/isolate.js';
import { fillTemplate, isRentalDay, rentalDays, rentalSummary, rentalTotal } from './index.js';

const hour = 60 * 60 * 1000;
const amount = (price: number, chosen: number) =>
  ({ price, chosen, controller: { type: 'amount', min: 0, max: 10 } }) as const;
const toggler = (price: number, chosen: number | boolean) =>
  ({ price, chosen, controller: { type: 'toggler' } }) as const;

describe('rentalTotal', () => {
  it('is the daily price for each day and each item as often as chosen [B-3-323]', () => {
    expect(rentalTotal({ daily: 500, days: 3, items: [amount(200, 1)] })).toBe(1700);
    const items = [amount(75, 2), toggler(50, true), toggler(50, false), toggler(30, 7)];
    expect(rentalTotal({ daily: 500, days: 1, items })).toBe(730);
  });

  it('keeps an amount between its least and its greatest', () => {
    expect(rentalTotal({ daily: 0, days: 1, items: [amount(10, 99)] })).toBe(100);
    expect(rentalTotal({ daily: 0, days: 1, items: [amount(10, -3)] })).toBe(0);
    expect(rentalTotal({ daily: 0, days: 1, items: [amount(10, Number.NaN)] })).toBe(0);
    const min = { price: 10, chosen: 0, controller: { type: 'amount', min: 2 } } as const;
    expect(rentalTotal({ daily: 0.1, days: 3, items: [min] })).toBe(20.3);
  });

  it('is null for what is no price or no number of days', () => {
    for (const days of [0, -1, 1.5, Number.NaN]) {
      expect(rentalTotal({ daily: 500, days, items: [] })).toBeNull();
    }
    expect(rentalTotal({ daily: -1, days: 1, items: [] })).toBeNull();
    expect(rentalTotal({ daily: 1, days: 1, items: [amount(Number.NaN, 0)] })).toBeNull();
    expect(rentalTotal({ daily: 1e300, days: 1, items: [] })).toBeNull();
  });
});

describe('rentalDays', () => {
  it('counts started 24-hour periods, one at least [B-3-323]', () => {
    const days = (hours: number) => rentalDays(0, hours * hour);
    expect([days(0.1), days(24), days(25), days(48), days(72)]).toEqual([1, 1, 2, 2, 3]);
  });

  it('has none when the return is not after the pick-up [B-3-323]', () => {
    const pickUp = new Date('2026-11-20T10:00:00Z');
    expect(rentalDays(pickUp, pickUp)).toBeNull();
    expect(rentalDays(pickUp, pickUp.getTime() - 1)).toBeNull();
    expect(rentalDays(pickUp, new Date('never'))).toBeNull();
  });
});

describe('isRentalDay', () => {
  /** Friday evening in London, already Saturday the 21st in Dubai. */
  const now = new Date('2026-11-20T21:00:00Z');

  it('rejects past days, where the market is, and Sunday [B-3-323]', () => {
    expect(isRentalDay('2026-11-20', { now })).toBe(false);
    expect(isRentalDay('2026-11-20', { now, timeZone: 'Europe/London' })).toBe(true);
    expect(isRentalDay('2026-11-21', { now })).toBe(true);
    expect(isRentalDay('2026-11-22', { now })).toBe(false);
    expect(isRentalDay('2026-11-29', { now })).toBe(false);
    expect(isRentalDay('2026-11-23', { now })).toBe(true);
  });

  it('takes other days of rest, and none', () => {
    expect(isRentalDay('2026-11-22', { now, disabledDays: [5, 6] })).toBe(true);
    expect(isRentalDay('2026-11-27', { now, disabledDays: [5, 6] })).toBe(false);
    expect(isRentalDay('2026-11-22', { now, disabledDays: [] })).toBe(true);
  });

  it('rejects a return before the pick-up and a day that does not exist', () => {
    expect(isRentalDay('2026-11-24', { now, from: '2026-11-25' })).toBe(false);
    expect(isRentalDay('2026-11-25', { now, from: '2026-11-25' })).toBe(true);
    for (const day of ['', '2026-11', '2026-11-31', 'tomorrow', '2026-11-24T10:00']) {
      expect(isRentalDay(day, { now })).toBe(false);
    }
  });
});

const summary = {
  vehicle: 'Defender 110',
  pickup_location: 'Dubai Marina',
  pickup_date: new Date('2026-11-23T06:00:00Z'),
  return_location: 'Abu Dhabi',
  return_date: new Date('2026-11-26T06:00:00Z'),
  days: 3,
  items: [
    { label: 'Baby seat', amount: 2 },
    { label: 'GPS', amount: 1 },
    { label: 'WiFi', amount: 0 },
  ],
  total: 1700,
  name: 'Noura',
  email: 'noura@example.com',
  phone: '+971 50 123 4567',
};

describe('rentalSummary', () => {
  const template =
    '{vehicle}|{pickup_location}|{pickup_date}|{return_location}|{return_date}|{days}|{items}|{total}|{name}|{email}|{phone}|{colour}|';

  it('fills every placeholder and leaves an unknown one empty [B-3-325]', () => {
    const parts = rentalSummary(template, summary, 'en').split('|');
    expect(parts).toEqual([
      'Defender 110',
      'Dubai Marina',
      expect.stringMatching(/23 Nov 2026.*10:00/),
      'Abu Dhabi',
      expect.stringMatching(/26 Nov 2026.*10:00/),
      '3',
      'Baby seat × 2, GPS',
      'AED 1,700',
      'Noura',
      'noura@example.com',
      '+971 50 123 4567',
      '',
      '',
    ]);
  });

  it('speaks the page’s language and keeps a phone number from turning around', () => {
    const text = rentalSummary('{total} / {phone} / {items}', summary, 'ar');
    expect(withoutIsolates(text)).toBe('1,700 د.إ / +971 50 123 4567 / Baby seat × 2، GPS');
    expect(text).toContain('\u2068+971 50 123 4567\u2069');
  });

  it('never reads a value as a placeholder or a pattern', () => {
    const hostile = { ...summary, name: '{email} $& {total}' };
    expect(rentalSummary('{name}!', hostile, 'en')).toBe('{email} $& {total}!');
  });

  it('escapes values, not the template, when asked', () => {
    const escapeValue = (value: string) => value.replaceAll('<', '&lt;');
    const hostile = { ...summary, name: '<script>' };
    expect(rentalSummary('<b>{name}</b>', hostile, 'en', { escapeValue })).toBe(
      '<b>&lt;script></b>',
    );
  });
});

it('fills templates by own names only, whatever stands in them', () => {
  expect(fillTemplate('{constructor}{toString}{ a }{}{a b}', { a: '1' })).toBe('1{}{a b}');
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, value, after) => {
      const [left, right] = [before, after].map((text) => text.replace(/[{}]/g, ''));
      expect(fillTemplate(`${left}{x}${right}`, { x: value })).toBe(`${left}${value}${right}`);
    }),
  );
});
