import type { Locale } from './locales.js';
import { defaultMarket } from './market.js';

/** The Intl locale of a language in the market, digits and calendar pinned. */
export const intlLocale = (locale: Locale, { country, numberingSystem } = defaultMarket): string =>
  `${locale}-${country}-u-ca-gregory-nu-${numberingSystem}`;

/** '' for what is not a finite number. */
export const formatNumber = (
  value: number,
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): string => (Number.isFinite(value) ? numberFormat(locale, options).format(value) : '');

export type DateStyle = 'short' | 'medium' | 'long' | 'full';

/** A day in the market's time zone; '' for what is not a date. */
export const formatDate = (
  date: Date | string | number,
  locale: Locale,
  style: DateStyle = 'medium',
): string => format(date, locale, { dateStyle: style });

/** A day and the time of day in the market's time zone; '' for what is not a date. */
export const formatDateTime = (
  date: Date | string | number,
  locale: Locale,
  style: DateStyle = 'medium',
): string => format(date, locale, { dateStyle: style, timeStyle: 'short' });

function format(date: Date | string | number, locale: Locale, options: Intl.DateTimeFormatOptions) {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? '' : dateFormat(locale, options).format(instant);
}

const dateFormat = memo(
  (locale, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLocale(locale), { timeZone: defaultMarket.timeZone, ...options }),
);

const numberFormat = memo(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(intlLocale(locale), options),
);

/** Making a formatter costs far more than using one. */
function memo<O, F>(make: (locale: Locale, options: O) => F) {
  const made = new Map<string, F>();
  return (locale: Locale, options: O): F => {
    const key = `${locale}${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(locale, options);
    made.set(key, known);
    return known;
  };
}
