import type { OpeningHours } from '@mawkib/core/opening-hours';
import { expect, test } from 'vitest';
import { slotsOf } from './slots.js';
import { readStepsEntry } from './steps-entry.js';

const entry = (appointments: object) =>
  readStepsEntry({ steps: [{ type: 'appointment' }], appointments }).appointments ?? expect.fail();
const hours = { thu: [['09:00', '12:00']], fri: [['16:00', '18:00']] };
/** A Thursday, 10:30 in Dubai. */
const calendar = { now: new Date('2026-11-26T06:30:00Z'), timeZone: 'Asia/Dubai' };
const slots = (settings: object, id = '1', own: OpeningHours | null = null) =>
  slotsOf(entry({ hours, days: 2, ...settings }), { id, hours: own }, calendar).map(
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

test('the hours of a retailer’s record count, with its holidays; closed days of the settings too', () => {
  const record: OpeningHours = {
    week: { thu: [['13:00', '15:00']], fri: [['10:00', '11:00']] },
    special: [{ from: '2026-11-27', to: '2026-11-27', week: {} }],
  };
  const own = { retailers: { 1: { hours } }, lead_hours: 0 };
  expect(slots(own, '1', record)).toEqual(['2026-11-26 13:00', '2026-11-26 14:00']);
  expect(slots({ ...own, closed: ['2026-11-26'] }, '1', record)).toEqual([]);
});

test('a time that the clock skips is no slot', () => {
  const settings = entry({ hours: { sun: [['01:00', '04:00']] }, days: 2, lead_hours: 0 });
  const spring = { now: new Date('2027-03-27T12:00:00Z'), timeZone: 'Europe/Berlin' };
  expect(slotsOf(settings, { id: '1', hours: null }, spring).map(({ slot }) => slot)).toEqual([
    '01:00',
    '03:00',
  ]);
});
