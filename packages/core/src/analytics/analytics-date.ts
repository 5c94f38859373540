import { dateFormatter } from '../locale/formatters.js';
import { defaultMarket } from '../locale/market.js';

/**
 * A day in the format of analytics, `05/03/2024` (en-GB), in any language. Default time zone: the
 * market's, also if it is unknown. '' for an invalid date. Site document, section 9.
 */
export function analyticsDate(
  date: Date | number | string,
  timeZone: string = defaultMarket.timeZone,
): string {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? '' : formatOf(timeZone).format(instant);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const make = (zone: string) =>
    dateFormatter('en-GB-u-ca-gregory-nu-latn', {
      timeZone: zone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
  try {
    return make(timeZone);
  } catch {
    return make(defaultMarket.timeZone);
  }
}
