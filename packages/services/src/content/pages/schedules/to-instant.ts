import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The instant of a local time (`2026-12-01T09:00`) in a time zone. Undefined if it does not exist:
 * no such date, or skipped when clocks go forward. A time that occurs twice is the later one, in
 * standard time.
 */
export function toInstant(local: string, timeZone: string): Date | undefined {
  if (!shape.test(local)) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = local.split(/\D/).map(Number);
  const instant = new TZDate(year, month - 1, day, hour, minute, timeZone);
  return format(instant, "yyyy-MM-dd'T'HH:mm") === local ? new Date(+instant) : undefined;
}
