import {
  collator,
  dateFormatter,
  displayNames,
  listFormatter,
  numberFormatter,
  pluralRules,
  relativeFormatter,
} from './formatters.js';
import { type Locale, languageOf } from './locales.js';
import { defaultMarket, type Market } from './market.js';

type Formats = Pick<Market, 'country' | 'numberingSystem'> & Partial<Pick<Market, 'locales'>>;

const bare = /^[a-z]{2,3}$/;

/** Locales of tags with a script or a region, by tag, country and digits. */
const regional = new Map<string, string>();

/**
 * The Intl locale of a language in a market (default: the registered one) with fixed digits and
 * calendar: `ar-AE-u-ca-gregory-nu-latn`. A region in the language's tag (`fr-CA`) takes
 * precedence.
 */
export function intlLocale(locale: Locale, market: Formats = defaultMarket): string {
  const { country, locales = [] } = market;
  const { tag = locale, numberingSystem = market.numberingSystem } =
    locales.find(({ language }) => language === locale) ?? {};
  if (bare.test(tag)) return `${tag}-${country}-u-ca-gregory-nu-${numberingSystem}`;
  const key = `${tag} ${country} ${numberingSystem}`;
  const known = regional.get(key);
  if (known) return known;
  const { region = country } = new Intl.Locale(tag);
  const made = new Intl.Locale(tag, { region, calendar: 'gregory', numberingSystem }).toString();
  regional.set(key, made);
  return made;
}

/** The locale of Open Graph tags, `ar_AE`. */
export function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(intlLocale(locale));
  return region ? `${language}_${region}` : language;
}

/**
 * Formats a number for the market; '' if it is not finite. With `style: 'unit'` it includes the
 * unit.
 */
export const formatNumber = (
  value: number,
  locale: Locale,
  options: Intl.NumberFormatOptions = plain,
): string => {
  if (!Number.isFinite(value)) return '';
  return options === plain && isBareCount(value, locale)
    ? String(value)
    : numberFormatter(intlLocale(locale), options).format(value);
};

const plain: Intl.NumberFormatOptions = {};

/** Small counts are only digits; skips the formatter, since creating the first one is slow. */
const isBareCount = (value: number, locale: Locale) =>
  value >= 0 &&
  value < 1000 &&
  Number.isInteger(value) &&
  (languageOf(locale)?.numberingSystem ?? defaultMarket.numberingSystem) === 'latn';

/** Date formats, from `20/11/2026` to one with the weekday. */
export type DateStyle = 'short' | 'medium' | 'long' | 'full';
/** An instant: a `Date`, ISO 8601 text, or milliseconds since 1970. */
export type Instant = Date | string | number;

/** Formats a date in the market's time zone. Default style: `medium`. '' for an invalid date. */
export const formatDate = (date: Instant, locale: Locale, style: DateStyle = 'medium'): string =>
  format(date, locale, { dateStyle: style });

/**
 * Formats a date and time in the market's time zone. Default style: `medium`. '' for an invalid
 * date.
 */
export const formatDateTime = (
  date: Instant,
  locale: Locale,
  style: DateStyle = 'medium',
): string => format(date, locale, { dateStyle: style, timeStyle: 'short' });

/**
 * Formats hours and minutes in the market's time zone; '' for an invalid date. Uses the market's
 * 12-hour format unless `hourCycle` is `h23`.
 */
export const formatTime = (date: Instant, locale: Locale, hourCycle?: 'h12' | 'h23'): string =>
  format(date, locale, { timeStyle: 'short', ...(hourCycle && { hourCycle }) });

function format(date: Instant, locale: Locale, options: Intl.DateTimeFormatOptions) {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? '' : marketDates(locale, options).format(instant);
}

/** The formatter of dates in the market's time zone. */
const marketDates = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dateFormatter(intlLocale(locale), { timeZone: defaultMarket.timeZone, ...options });

/** Units of time, with their number per next unit. */
const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
  ['week', 4.345],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const;

/**
 * Formats the time between a date and `now` in the largest full unit: `3 hours ago`, `in 2 days`.
 * Less than a minute is `now`; '' for an invalid date.
 */
export function formatRelative(date: Instant, now: Instant, locale: Locale): string {
  let amount = (new Date(date).getTime() - new Date(now).getTime()) / 1000;
  if (Number.isNaN(amount)) return '';
  for (const [unit, size] of steps) {
    const rounded = Math.round(amount);
    if (unit === 'second' ? Math.abs(amount) < size : Math.abs(rounded) < size) {
      return unit === 'second'
        ? relativeFormatter(intlLocale(locale), { numeric: 'auto' }).format(0, unit)
        : relativeFormatter(intlLocale(locale), {}).format(rounded, unit);
    }
    amount /= size;
  }
  return '';
}

/**
 * Joins texts as a list: `a, b, and c` (`conjunction`, the default), or `a, b, or c` with
 * `disjunction`.
 */
export const formatList = (
  texts: readonly string[],
  locale: Locale,
  type: Intl.ListFormatType = 'conjunction',
): string => listFormatter(intlLocale(locale), { type }).format(texts);

/** Joins texts with the language's comma; blank ones are dropped. */
export const joinTexts = (texts: readonly unknown[], locale: Locale): string =>
  texts
    .filter((text) => typeof text === 'string' && text !== '')
    .join(inArabicScript.test(locale) ? '، ' : ', ');

/** Languages with the Arabic comma. */
const inArabicScript = /^(?:ar|ckb|fa|ps|sd|ug|ur)\b/;

/** Collates texts in a language, numbers by value; negative if `a` sorts first. */
export const compareTexts = (a: string, b: string, locale: Locale): number =>
  collator(intlLocale(locale), { numeric: true }).compare(a, b);

/** Plural category of an amount; Arabic has six, English two. */
export const pluralForm = (amount: number, locale: Locale): Intl.LDMLPluralRule =>
  pluralRules(intlLocale(locale), {}).select(amount);

/** Name of a language in another one: `الفرنسية`. */
export const languageName = (language: Locale, locale: Locale): string =>
  displayNames(locale, { type: 'language' }).of(language) ?? language;
