import { expect, test } from 'vitest';
import { slotsOf } from './slots.js';
import { readStepsEntry } from './steps-entry.js';

const entry = (appointments: object) =>
  readStepsEntry({ steps: [{ type: 'appointment' }], appointments }).appointments ?? expect.fail();
const hours = { thu: [['09:00', '12:00']], fri: [['16:00', '18:00']] };
/** A Thursday, 10:30 in Dubai. */
const calendar = { now: new Date('2026-11-26T06:30:00Z'), timeZone: 'Asia/Dubai' };
const slots = (settings: object, id = '1') =>
  slotsOf(entry({ hours, days: 2, ...settings }), id, calendar).map(
    ({ date, slot }) => `${date} ${slot}`,
  );

test('slots are within the opening times, in the market’s time, after the lead time', () => {
  expect(slots({ lead_hours: 0 })).toEqual([
    '2026-11-26 11:00',
    '2026-11-27 16:00',
    '2026-11-27 17:00',
  ]);
  expect(slots({ lead_hours: 30 })).toEqual(['2026-11-27 17:00']);
  expect(slots({ lead_hours: 0, slot_minutes: 90 })).toEqual([
    '2026-11-26 10:30',
    '2026-11-27 16:00',
  ]);
});

test('closed days have none, and a retailer has its own times', () => {
  const closed = ['2026-11-26'];
  expect(slots({ lead_hours: 0, closed })).toEqual(['2026-11-27 16:00', '2026-11-27 17:00']);
  const own = { 2: { hours: { fri: [['10:00', '11:00']] }, closed } };
  expect(slots({ lead_hours: 0, retailers: own }, '2')).toEqual(['2026-11-27 10:00']);
});

test('a time that the clock skips is no slot', () => {
  const settings = entry({ hours: { sun: [['01:00', '04:00']] }, days: 2, lead_hours: 0 });
  const spring = { now: new Date('2027-03-27T12:00:00Z'), timeZone: 'Europe/Berlin' };
  expect(slotsOf(settings, '1', spring).map(({ slot }) => slot)).toEqual(['01:00', '03:00']);
});
