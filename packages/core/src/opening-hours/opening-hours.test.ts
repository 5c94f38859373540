import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutIsolates } from '../locale/index.js';
import {
  hoursLine,
  hoursWithin,
  localTime,
  type OpeningHours,
  openingDays,
  openingState,
  openingText,
  slotsOn,
  spanMinutes,
  weekdayGroups,
} from './index.js';
import { instantAt } from './local-time.js';
import { spansOn } from './opening-hours.js';

const zone = 'Asia/Dubai';
const dubai = (text: string) => new Date(`${text}:00+04:00`);
const day: [string, string][] = [['09:00', '21:00']];
const friday: [string, string][] = [['16:00', '23:00']];
const hours: OpeningHours = {
  week: { sat: day, sun: day, mon: day, tue: day, wed: day, thu: day, fri: friday },
  special: [
    {
      from: '2027-02-08',
      to: '2027-03-09',
      name: { ar: 'رمضان', en: 'Ramadan' },
      week: {
        sun: [
          ['10:00', '15:00'],
          ['20:30', '01:00'],
        ],
        mon: [['20:30', '00:00']],
        tue: [['00:00', '02:00']],
      },
    },
    { from: '2026-12-02', to: '2026-12-03', week: {} },
  ],
};
const plain = (text: string) => withoutIsolates(text).replaceAll('\u00a0', ' ');
const textAt = (time: string, locale = 'en') =>
  plain(openingText(openingState(hours, dubai(time), zone), locale));

describe('open now', () => {
  it.each([
    ['2026-11-26T12:00', 'Open until 9 pm'],
    ['2026-11-26T21:00', 'Closed, opens tomorrow at 4 pm'],
    ['2026-11-27T09:00', 'Closed, opens at 4 pm'],
    // The national day is closed, also on the day before.
    ['2026-12-01T21:30', 'Closed, opens Friday at 4 pm'],
  ])('%s is "%s"', (time, text) => {
    expect(textAt(time)).toBe(text);
  });

  it('follows Ramadan, past midnight and over its end', () => {
    expect(textAt('2027-02-14T16:00')).toBe('Closed, opens at 8:30 pm');
    expect(textAt('2027-02-15T00:30')).toBe('Open until 1 am');
    // Until midnight, and from midnight on: one time.
    expect(textAt('2027-02-15T22:00')).toBe('Open until 2 am');
    expect(textAt('2027-03-09T12:00')).toBe('Closed, opens tomorrow at 9 am');
  });

  it('is said in Arabic', () => {
    expect(textAt('2026-11-26T12:00', 'ar')).toBe('مفتوح حتى 9 م');
    expect(textAt('2026-11-26T21:00', 'ar')).toBe('مغلق، يفتح غدًا 4 م');
  });

  it('knows those that never close, and those that never open', () => {
    const always = {
      week: Object.fromEntries(
        Object.keys(hours.week).map((d) => [d, [['00:00', '24:00']] as const]),
      ),
    };
    expect(openingText(openingState(always, 0, zone), 'en')).toBe('Open now');
    expect(openingText(openingState({ week: {} }, 0, zone), 'en')).toBe('Closed');
  });
});

it('groups days with the same times across the start of the week', () => {
  const line = plain(hoursLine(hours, 'en'));
  expect(line).toBe('Saturday to Thursday 9 am to 9 pm, Friday 4 pm to 11 pm');
  expect(plain(hoursLine(hours, 'ar'))).toBe(
    'من السبت إلى الخميس من 9 ص إلى 9 م، الجمعة من 4 م إلى 11 م',
  );
  expect(weekdayGroups({})).toHaveLength(1);
});

it('lists the days from today with holidays, the shortest period first', () => {
  const ramadan = hours.special?.[0] ?? expect.fail();
  const both = { ...hours, special: [{ from: '2027-02-10', to: '2027-02-10', week: {} }, ramadan] };
  const found = openingDays(both, '2027-02-07', 4);
  expect(found.map(({ spans, special }) => [spans.length, special?.name?.en])).toEqual([
    [1, undefined],
    [1, 'Ramadan'],
    [1, 'Ramadan'],
    [0, undefined],
  ]);
});

it('keeps the special days of some days alone', () => {
  expect(hoursWithin(hours, '2026-11-25', '2026-12-02').special).toEqual([hours.special?.[1]]);
  expect(hoursWithin(hours, '2026-12-04', '2026-12-20')).toEqual({ week: hours.week });
});

it('has slots within the opening times; a time that the clock skips is none', () => {
  const times = (date: string) =>
    slotsOn(hours, date, { minutes: 120, timeZone: zone }).map(({ time }) => time);
  expect(times('2026-11-26')).toEqual(['09:00', '11:00', '13:00', '15:00', '17:00', '19:00']);
  expect(times('2027-02-14')).toEqual(['10:00', '12:00', '20:30', '22:30']);
  const early: OpeningHours = { week: { sun: [['01:00', '04:00']] } };
  const spring = slotsOn(early, '2027-03-28', { minutes: 60, timeZone: 'Europe/Berlin' });
  expect(spring.map(({ time }) => time)).toEqual(['01:00', '03:00']);
});

describe('any hours', () => {
  const time = fc
    .integer({ min: 0, max: 95 })
    .map(
      (quarter) =>
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    );
  const spans = fc.array(fc.tuple(time, time), { maxLength: 3 });
  const week = fc.record(
    { sun: spans, mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans },
    { requiredKeys: [] },
  );
  const date = fc
    .integer({ min: 0, max: 40 })
    .map((ahead) => new Date(Date.UTC(2027, 2, 10 + ahead)).toISOString().slice(0, 10));
  const special = fc.array(
    fc
      .record({ from: date, to: date, week })
      .map(({ from, to, week: own }) =>
        from <= to ? { from, to, week: own } : { from: to, to: from, week: own },
      ),
    { maxLength: 3 },
  );
  const any = fc.record({ week, special });
  // Both change their clock in these weeks.
  const zones = fc.constantFrom('Asia/Dubai', 'Europe/London', 'Africa/Cairo', 'America/New_York');
  const instant = fc
    .integer({ min: Date.UTC(2027, 2, 8), max: Date.UTC(2027, 3, 30) })
    .map((ms) => ms - (ms % 60_000));

  /** Open by definition: a span of this day or the day before contains the instant. */
  const isOpen = (given: OpeningHours, at: number, timeZone: string) => {
    const { date: today } = localTime(at, timeZone);
    return [-1, 0].some((ahead) => {
      const [{ date: own }] = openingDays(given, today, 1).map(() => ({
        date: new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10),
      })) as [{ date: string }];
      return spansOn(given, own).some((span) => {
        const { start, end } = spanMinutes(span);
        const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${minutes % 60}`;
        const [from, until] = [start, end].map((m) =>
          instantAt({ date: own, time: clock(m) }, timeZone),
        );
        return Number(from) <= at && at < Number(until);
      });
    });
  };

  it('are open exactly while a span lasts, and until the time that is named', () => {
    fc.assert(
      fc.property(any, instant, zones, (given, now, timeZone) => {
        const state = openingState(given, now, timeZone);
        expect(state.isOpen).toBe(isOpen(given, now, timeZone));
        const change = state.isOpen ? state.until : state.next;
        if (!change) return;
        const at = instantAt(change, timeZone);
        expect(at).toBeGreaterThan(now - 3_600_000);
        // A repeated hour has two instants of the same name.
        const after = [at, at + 3_600_000].map((each) => isOpen(given, each, timeZone));
        expect(after).toContain(!state.isOpen);
      }),
      { numRuns: runs(300) },
    );
  });

  it('turn local times into instants and back', () => {
    fc.assert(
      fc.property(instant, zones, (at, timeZone) => {
        const local = localTime(at, timeZone);
        expect(localTime(instantAt(local, timeZone), timeZone)).toEqual(local);
      }),
    );
  });
});
