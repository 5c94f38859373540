import { defaultMarket } from '../locale/market.js';
import { instantAt, localTime } from './local-time.js';
import {
  daysAfter,
  type OpeningHours,
  type OpenSpan,
  type SpecialDays,
  spanMinutes,
  spansOn,
  specialOn,
  type Weekday,
  type WeekHours,
  weekdays,
} from './opening-hours.js';

/** A day with its opening times. */
export interface OpeningDay {
  date: string;
  spans: readonly OpenSpan[];
  /** The special period that it belongs to. */
  special?: SpecialDays;
}

/** The days from a date on. */
export const openingDays = (hours: OpeningHours, from: string, count = 7): OpeningDay[] =>
  Array.from({ length: count }, (_, ahead) => {
    const date = daysAfter(from, ahead);
    const special = specialOn(hours, date);
    return { date, spans: spansOn(hours, date), ...(special && { special }) };
  });

/** Neighbouring weekdays with the same times. */
export interface WeekdayGroup {
  days: readonly Weekday[];
  spans: readonly OpenSpan[];
}

/**
 * A week in groups of neighbouring days with the same times: as few as possible, beginning with the
 * largest, else with the market's week.
 */
export function weekdayGroups(week: WeekHours, weekStart: number = defaultMarket.weekStart) {
  const key = (day: Weekday) => JSON.stringify(week[day] ?? []);
  const from = (start: number) => weekdays.map((_, at) => weekdays[(start + at) % 7] as Weekday);
  const grouped = (days: readonly Weekday[]) => {
    const groups: { days: Weekday[]; spans: readonly OpenSpan[] }[] = [];
    for (const day of days) {
      const last = groups.at(-1);
      const before = last?.days.at(-1);
      if (last && before && key(before) === key(day)) last.days.push(day);
      else groups.push({ days: [day], spans: week[day] ?? [] });
    }
    return groups;
  };
  const all: WeekdayGroup[][] = weekdays.map((_, at) => grouped(from(weekStart + at)));
  const rank = (groups: WeekdayGroup[]) => groups.length * 10 - (groups[0]?.days.length ?? 0);
  return all.reduce((best, each) => (rank(each) < rank(best) ? each : best));
}

/**
 * Times of appointments of a length in minutes within a date's opening times, `HH:MM`, before
 * midnight. A time that the clock skips has none.
 */
export function slotsOn(
  hours: OpeningHours,
  date: string,
  { minutes, timeZone }: { minutes: number; timeZone: string },
): { time: string; at: number }[] {
  const slots: { time: string; at: number }[] = [];
  for (const span of spansOn(hours, date)) {
    const { start, end } = spanMinutes(span);
    for (let from = start; from + minutes <= end && from < 24 * 60; from += minutes) {
      const time = [Math.floor(from / 60), from % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':');
      const at = instantAt({ date, time }, timeZone);
      if (localTime(at, timeZone).time === time) slots.push({ time, at });
    }
  }
  return slots;
}
