import { isExists } from 'date-fns';

/** True for `YYYY-MM-DD` of a day that exists, from the year 100 on. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return isExists(Number(year), Number(month) - 1, Number(day));
}
