import { parseDigits } from '../locale/digits.js';
import { dateFormatter } from '../locale/formatters.js';
import { defaultMarket } from '../locale/market.js';
import { isCalendarDay } from './is-calendar-day.js';

/**
 * First and last day, inclusive, as `YYYY-MM-DD`; null is unbounded. Blocks document, section 3.
 */
export interface Schedule {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Parses an `offer_schedule`: `2026-11-01/2026-11-30`, `2026-11-01/` or `/2026-11-30`; ` - ` and `
 * to ` are separators too, and a single day is that day. Blank is unbounded; null if it is invalid
 * or a day does not exist. Blocks document, section 3.
 */
export function parseSchedule(text: string | null | undefined): Schedule | null {
  const plain = parseDigits(text ?? '').trim();
  if (plain === '') return { from: null, to: null };
  const [from = '', to = from, more] = plain.split(/\s*\/\s*|\s+(?:-|–|to|\.\.)\s+/);
  if (more !== undefined || ![from, to].every((day) => day === '' || isCalendarDay(day)))
    return null;
  return { from: from || null, to: to || null };
}

/**
 * True from 00:00:01 of the first day to 23:59:59 of the last day in `timeZone` (default, also if
 * unknown: the market's). A blank or invalid schedule is always visible. Blocks document, section
 * 3.
 */
export function isWithin(
  schedule: string | Schedule | null | undefined,
  now: Date | number,
  timeZone: string = defaultMarket.timeZone,
): boolean {
  const range = typeof schedule === 'object' ? schedule : parseSchedule(schedule);
  if (!range || (range.from === null && range.to === null)) return true;
  const clock = wallClock(now, timeZone);
  if (range.from !== null && clock < `${range.from} 00:00:01`) return false;
  return range.to === null || clock <= `${range.to} 23:59:59`;
}

/**
 * `YYYY-MM-DD HH:MM:SS` in a time zone, comparable as text and independent of daylight saving time.
 */
function wallClock(now: Date | number, timeZone: string): string {
  return clockOf(timeZone).format(now).replace(',', '');
}

/** An unknown time zone falls back to the market's. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const make = (zone: string) =>
    dateFormatter('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  try {
    return make(timeZone);
  } catch {
    return make(defaultMarket.timeZone);
  }
}
