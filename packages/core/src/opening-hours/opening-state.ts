import { instantAt, type LocalTime, localTime } from './local-time.js';
import { daysAfter, type OpeningHours, spanMinutes, spansOn } from './opening-hours.js';

/** Whether a retailer is open, and when that changes. `today` is the date in the market. */
export type OpeningState =
  /** `until` is null if it does not close within a week. */
  | { isOpen: true; until: LocalTime | null; today: string }
  /** `next` is null if it does not open within a year. */
  | { isOpen: false; next: LocalTime | null; today: string };

/** Days that are searched for the next opening, and for the next closing. */
const days = { toOpen: 366, toClose: 8 };

/** The state at an instant. Spans that touch or overlap are one, also across midnight. */
export function openingState(
  hours: OpeningHours,
  now: Date | number,
  timeZone: string,
): OpeningState {
  const instant = Number(now);
  const { date: today } = localTime(instant, timeZone);
  let until: number | undefined;
  const open = (): OpeningState => ({
    isOpen: true,
    until: until === undefined ? null : localTime(until, timeZone),
    today,
  });
  for (let ahead = -1; ahead <= days.toOpen; ahead += 1) {
    if (until !== undefined && ahead > days.toClose) break;
    for (const [start, end] of openOn(hours, daysAfter(today, ahead), timeZone)) {
      if (until === undefined) {
        if (start > instant) return { isOpen: false, next: localTime(start, timeZone), today };
        if (end > instant) until = end;
      } else if (start > until) return open();
      else until = Math.max(until, end);
    }
  }
  if (until === undefined) return { isOpen: false, next: null, today };
  if (until >= instantAt({ date: daysAfter(today, days.toClose), time: '24:00' }, timeZone)) {
    until = undefined;
  }
  return open();
}

/** Instants of the spans that begin on a date. */
const openOn = (hours: OpeningHours, date: string, timeZone: string) =>
  spansOn(hours, date).map((span) => {
    const { start, end } = spanMinutes(span);
    return [start, end].map((minutes) => instantAt({ date, time: clock(minutes) }, timeZone)) as [
      number,
      number,
    ];
  });

/** `HH:MM`, beyond `24:00` on the next day. */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
