/** Weekdays in the order of `Date.getDay`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * Opening and closing time, `HH:MM`. A closing time that is not after the opening time is on the
 * next day; `24:00` is midnight.
 */
export type OpenSpan = readonly [from: string, until: string];

/** Times by weekday, in order, with the breaks between them; closed on days that are missing. */
export type WeekHours = { readonly [day in Weekday]?: readonly OpenSpan[] | undefined };

/** Days with other times: a holiday, or a month such as Ramadan. */
export interface SpecialDays {
  /** First and last day, inclusive, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** By language. */
  readonly name?: { readonly [locale: string]: string | undefined } | undefined;
  /** Empty: closed. */
  readonly week: WeekHours;
}

/** Opening hours of a retailer, in the market's time. */
export interface OpeningHours {
  readonly week: WeekHours;
  /** The shortest period that contains a day applies, of equal ones the last. */
  readonly special?: readonly SpecialDays[] | undefined;
}

const dayMs = 86_400_000;

/** Weekday of a date, in all time zones. */
export const weekdayOf = (date: string): Weekday =>
  weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sun';

/** The date some days later; negative: earlier. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Days between two dates. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** The special period that applies on a date. */
export function specialOn({ special = [] }: OpeningHours, date: string): SpecialDays | undefined {
  let found: SpecialDays | undefined;
  for (const each of special) {
    if (date < each.from || date > each.to) continue;
    const isShorter =
      !found || daysBetween(each.from, each.to) <= daysBetween(found.from, found.to);
    if (isShorter) found = each;
  }
  return found;
}

/** Opening times of a date, in order; empty: closed. */
export function spansOn(hours: OpeningHours, date: string): readonly OpenSpan[] {
  const week = specialOn(hours, date)?.week ?? hours.week;
  return [...(week[weekdayOf(date)] ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The hours with the special periods of some days only, for sending them to a browser. */
export function hoursWithin({ week, special = [] }: OpeningHours, from: string, to: string) {
  const some = special.filter((each) => each.to >= from && each.from <= to);
  return some.length > 0 ? { week, special: some } : { week };
}

/** Minutes from midnight. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Minutes from midnight of the opening day; the end may be on the next day. */
export function spanMinutes([from, until]: OpenSpan): { start: number; end: number } {
  const [start, end] = [minutesOf(from), minutesOf(until)];
  return { start, end: end > start ? end : end + 24 * 60 };
}
