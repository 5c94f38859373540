import { parseDateTime, toZoned } from '@internationalized/date';
import { defaultMarket } from '@mawkib/core/locale';

/** The instant of a local day and time of the market. */
export const instantOf = (day: string, time: string): Date =>
  toZoned(parseDateTime(`${day}T${time}`), defaultMarket.timeZone).toDate();
