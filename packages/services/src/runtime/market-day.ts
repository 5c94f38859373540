import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

/** The current date in a time zone, `yyyy-MM-dd`. */
export const marketDay = (now: Date, timeZone: string): string =>
  format(new TZDate(+now, timeZone), 'yyyy-MM-dd');
