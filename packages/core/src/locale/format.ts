import { type Locale, languageOf } from './locales.js';
import { defaultMarket, type Market } from './market.js';

type Formats = Pick<Market, 'country' | 'numberingSystem'> & Partial<Pick<Market, 'locales'>>;

const bare = /^[a-z]{2,3}$/;

/**
 * The Intl locale of a language in a market (this process's unless given), digits and calendar
 * pinned: `ar-AE-u-ca-gregory-nu-latn`. A region that the language's own tag names (`fr-CA`) stands.
 */
export function intlLocale(locale: Locale, market: Formats = defaultMarket): string {
  const { country, locales = [] } = market;
  const { tag = locale, numberingSystem = market.numberingSystem } =
    locales.find(({ language }) => language === locale) ?? {};
  if (bare.test(tag)) return `${tag}-${country}-u-ca-gregory-nu-${numberingSystem}`;
  const { region = country } = new Intl.Locale(tag);
  return new Intl.Locale(tag, { region, calendar: 'gregory', numberingSystem }).toString();
}

/**
 * A number as the market writes it; '' for what is not a finite number. With `style: 'unit'` a unit
 * of measure is named too.
 */
export const formatNumber = (
  value: number,
  locale: Locale,
  options: Intl.NumberFormatOptions = plain,
): string => {
  if (!Number.isFinite(value)) return '';
  return options === plain && isBareCount(value, locale)
    ? String(value)
    : numberFormat(locale, options).format(value);
};

const plain: Intl.NumberFormatOptions = {};

/** Most of what a page counts is its digits alone, and needs no formatter, the first of which takes long. */
const isBareCount = (value: number, locale: Locale) =>
  value >= 0 &&
  value < 1000 &&
  Number.isInteger(value) &&
  (languageOf(locale)?.numberingSystem ?? defaultMarket.numberingSystem) === 'latn';

/** How much of a date is written, from `20/11/2026` to the name of the day. */
export type DateStyle = 'short' | 'medium' | 'long' | 'full';
/** A point in time: a `Date`, ISO 8601 text, or milliseconds since 1970. */
export type Instant = Date | string | number;

/** A day in the market's time zone, `medium` unless a style is given; '' for what is not a date. */
export const formatDate = (date: Instant, locale: Locale, style: DateStyle = 'medium'): string =>
  format(date, locale, { dateStyle: style });

/**
 * A day, `medium` unless a style is given, and the time of day, in the market's time zone; '' for
 * what is not a date.
 */
export const formatDateTime = (
  date: Instant,
  locale: Locale,
  style: DateStyle = 'medium',
): string => format(date, locale, { dateStyle: style, timeStyle: 'short' });

/**
 * The time of day in the market's time zone, hours and minutes; '' for what is not a date. Twelve
 * hours and the half of the day, as the market writes them, unless `hourCycle` is `h23`.
 */
export const formatTime = (date: Instant, locale: Locale, hourCycle?: 'h12' | 'h23'): string =>
  format(date, locale, { timeStyle: 'short', ...(hourCycle && { hourCycle }) });

function format(date: Instant, locale: Locale, options: Intl.DateTimeFormatOptions) {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? '' : dateFormat(locale, options).format(instant);
}

/** Units of time, and how many make one of the next. */
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
 * How far a date is from `now`, in the greatest unit that it fills: `3 hours ago`, `in 2 days`. Less
 * than a minute is `now`; '' for what is not a date.
 */
export function formatRelative(date: Instant, now: Instant, locale: Locale): string {
  let amount = (new Date(date).getTime() - new Date(now).getTime()) / 1000;
  if (Number.isNaN(amount)) return '';
  for (const [unit, size] of steps) {
    const rounded = Math.round(amount);
    if (unit === 'second' ? Math.abs(amount) < size : Math.abs(rounded) < size) {
      return unit === 'second'
        ? relativeFormat(locale, { numeric: 'auto' }).format(0, unit)
        : relativeFormat(locale, {}).format(rounded, unit);
    }
    amount /= size;
  }
  return '';
}

/**
 * Several texts as one: `a, b, and c` (`conjunction`, unless given), or `a, b, or c` with
 * `disjunction`.
 */
export const formatList = (
  texts: readonly string[],
  locale: Locale,
  type: Intl.ListFormatType = 'conjunction',
): string => listFormat(locale, { type }).format(texts);

/** Several texts side by side, with the language's comma between them; blank ones are left out. */
export const joinTexts = (texts: readonly unknown[], locale: Locale): string =>
  texts
    .filter((text) => typeof text === 'string' && text !== '')
    .join(inArabicScript.test(locale) ? '، ' : ', ');

/** Languages whose comma is the Arabic one. */
const inArabicScript = /^(?:ar|ckb|fa|ps|sd|ug|ur)\b/;

/** Orders texts as the language does, numbers in them by their value: below 0 when `a` is first. */
export const compareTexts = (a: string, b: string, locale: Locale): number =>
  collator(locale, { numeric: true }).compare(a, b);

/** The form of a text that belongs to an amount; Arabic has six, English two. */
export const pluralForm = (amount: number, locale: Locale): Intl.LDMLPluralRule =>
  pluralRules(locale, {}).select(amount);

const dateFormat = /* @__PURE__ */ memo(
  (locale, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: defaultMarket.timeZone, ...options }),
);
const numberFormat = /* @__PURE__ */ memo(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const relativeFormat = /* @__PURE__ */ memo(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
const listFormat = /* @__PURE__ */ memo(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
const collator = /* @__PURE__ */ memo(
  (locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options),
);
const pluralRules = /* @__PURE__ */ memo(
  (locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);

/** Making a formatter costs far more than using one. A market that is registered later has its own. */
function memo<O, F>(make: (locale: string, options: O) => F) {
  const made = new Map<string, F>();
  return (locale: Locale, options: O): F => {
    const tag = intlLocale(locale);
    const key = `${tag}${defaultMarket.timeZone}${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(tag, options);
    made.set(key, known);
    return known;
  };
}
