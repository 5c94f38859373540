import { numberFormatter } from '../locale/formatters.js';
import { isolate } from '../locale/isolate.js';
import { directionOf, type Locale } from '../locale/locales.js';
import { defaultMarket } from '../locale/market.js';
import { minorDigits } from './currency-symbol.js';
import { type Money, toMajor } from './money.js';
import { applyPriceFormat, type Delimiter } from './price-format.js';
import { type PriceContext, priceFormat } from './price-formats.js';

const known = new Map<string, readonly string[]>();

/** Converts digits and separators of a text to a numbering system; `latn` changes nothing. */
function nativeDigits(system: string, text: string): string {
  if (system === 'latn') return text;
  const signs = known.get(system) ?? signsOf(system);
  known.set(system, signs);
  return text
    .replace(/(?<=\d)[,.](?=\d)/g, (sign) => signs[sign === ',' ? 10 : 11] ?? sign)
    .replace(/\d/g, (digit) => signs[Number(digit)] ?? digit);
}

/** Ten digits, then the thousands and decimal separators. */
function signsOf(system: string): readonly string[] {
  const format = numberFormatter(`en-u-nu-${system}`, {});
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  const signOf = (type: string) =>
    format.formatToParts(1234.5).find((part) => part.type === type)?.value ?? '';
  return [...digits, signOf('group'), signOf('decimal')];
}

/**
 * Formats a price in major units: `AED 389,000` in English, `389,000 د.إ` in Arabic with bidi
 * isolates. Default currency: the market's, in the format of its settings once registered
 * (`registerPriceFormats`). Digits are those of the market's numbering system. Whole amounts have
 * no decimals. '' for 0 and less and for non-finite numbers. Blocks document, section 5.
 */
export function formatPrice(
  major: number | null | undefined,
  locale: Locale,
  currency: string = defaultMarket.currency,
  place?: PriceContext,
): string {
  const price = applyPriceFormat(typeof major === 'number' ? major : Number.NaN, {
    ...priceFormat(locale, currency, place),
    decimals: minorDigits(currency),
  });
  return isolatePrice(price, locale);
}

/** Formats an amount like a price, but also 0 and less (`AED 0`). '' for non-finite numbers. */
export function formatMoney(money: Money, locale: Locale, place?: PriceContext): string {
  const { amount, currency } = money;
  if (!Number.isFinite(amount)) return '';
  if (amount > 0) return formatPrice(toMajor(money), locale, currency, place);
  const { format, symbol, delimiter } = priceFormat(locale, currency, place);
  const shown = amount < 0 ? `-${barePrice(-toMajor(money), currency, delimiter)}` : '0';
  const text = format.replace(/[%^]/g, (sign) => (sign === '%' ? isolateSign(shown) : symbol));
  return isolatePrice(text, locale);
}

/**
 * Formats the lowest and highest price in major units, the lowest first in reading order. Default
 * currency: the market's. One price if they are equal, '' if neither is above zero.
 */
export function formatPriceRange(
  from: number,
  to: number,
  locale: Locale,
  currency: string = defaultMarket.currency,
  place?: PriceContext,
): string {
  const { format, symbol, delimiter } = priceFormat(locale, currency, place);
  const min = barePrice(from, currency, delimiter);
  const max = barePrice(to, currency, delimiter);
  if (!min || !max || min === max) {
    return formatPrice(max ? to : from, locale, currency, place);
  }
  const range = isolate(`${min} – ${max}`, 'ltr');
  return isolatePrice(
    format.replace(/[%^]/g, (sign) => (sign === '%' ? range : symbol)),
    locale,
  );
}

const barePrice = (major: number, currency: string, delimiter: Delimiter) =>
  applyPriceFormat(major, { format: '%', delimiter, decimals: minorDigits(currency) });

const isolateSign = (amount: string) => (amount.startsWith('-') ? isolate(amount, 'ltr') : amount);

const isolatePrice = (price: string, locale: Locale) => {
  const written = nativeDigits(defaultMarket.numberingSystem, price);
  return written !== '' && directionOf(locale) === 'rtl' ? isolate(written, 'rtl') : written;
};
