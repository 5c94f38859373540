import { TZDate, tzOffset } from '@date-fns/tz';
import { addDays, format, max, subDays, subMinutes } from 'date-fns';

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The instant of a local time (`2026-12-01T09:00`) in a time zone. Undefined if it does not exist:
 * no such date, or skipped when clocks go forward. A time that occurs twice is the later one, in
 * standard time.
 */
export function toInstant(local: string, timeZone: string): Date | undefined {
  if (!shape.test(local)) return undefined;
  const asUtc = new Date(`${local}Z`);
  if (Number.isNaN(asUtc.getTime())) return undefined;
  // `TZDate` alone takes the earlier of two in some zones, so both offsets around the day are tried.
  const found = [subDays(asUtc, 1), addDays(asUtc, 1)]
    .map((day) => subMinutes(asUtc, tzOffset(timeZone, day)))
    .filter((at) => format(new TZDate(+at, timeZone), "yyyy-MM-dd'T'HH:mm") === local);
  return found.length > 0 ? max(found) : undefined;
}
