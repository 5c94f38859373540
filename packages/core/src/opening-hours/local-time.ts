import { dateFormatter } from '../locale/formatters.js';
import { daysAfter } from './opening-hours.js';

/** A time in the market. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
}

const formatOf = (timeZone: string): Intl.DateTimeFormat =>
  dateFormatter('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    numberingSystem: 'latn',
  });

/** Date and time of an instant in a time zone. */
export function localTime(instant: Date | number, timeZone: string): LocalTime {
  const [date = '', time = ''] = formatOf(timeZone).format(instant).split(' ');
  return { date, time };
}

/**
 * The instant of a time in a time zone, in ms; `time` may be up to `48:00`. A time that the clock
 * skips is as long after midnight as without the change; of a repeated one the first.
 */
export function instantAt({ date, time }: LocalTime, timeZone: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wanted = Date.parse(`${daysAfter(date, 0)}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
  const offsetAt = (instant: number) => {
    const { date: day, time: clock } = localTime(instant, timeZone);
    return Date.parse(`${day}T${clock}:00Z`) - Math.floor(instant / 60_000) * 60_000;
  };
  const dayMs = 86_400_000;
  const [before, after] = [offsetAt(wanted - dayMs), offsetAt(wanted + dayMs)];
  const isReal = (offset: number) => offsetAt(wanted - offset) === offset;
  return wanted - (isReal(before) || !isReal(after) ? before : after);
}
