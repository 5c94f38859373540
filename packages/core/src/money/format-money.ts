import { isolate } from '../locale/bidi.js';
import { directionOf, type Locale } from '../locale/locales.js';
import { defaultMarket } from '../locale/market.js';
import { currencySymbol, minorDigits } from './currencies.js';
import { type Money, toMajor } from './money.js';
import { inDigitsOf } from './native-digits.js';
import { applyPriceFormat } from './price-format.js';

/** Where each language puts the symbol. */
const formats: { readonly [locale in Locale]: string } = { ar: '% ^', en: '^ %' };

/**
 * A price in the major unit: `AED 389,000` in English, `389,000 د.إ` in Arabic, there between
 * isolation marks so that no neighbouring text turns it around; in the market's currency unless
 * given. Digits are those of the market's numbering system. Decimals show only when there are any.
 * Zero and less, and what is no finite number, are ''. Blocks document, section 5.
 */
export function formatPrice(
  major: number | null | undefined,
  locale: Locale,
  currency: string = defaultMarket.currency,
): string {
  const price = applyPriceFormat(typeof major === 'number' ? major : Number.NaN, {
    format: formats[locale],
    symbol: currencySymbol(currency, locale),
    decimals: minorDigits(currency),
  });
  return isolatePrice(price, locale);
}

/**
 * An amount of money, shown like a price; a debit or nothing at all is shown too (`AED 0`). '' for
 * what is no finite number.
 */
export function formatMoney(money: Money, locale: Locale): string {
  if (!Number.isFinite(money.amount)) return '';
  if (money.amount > 0) return formatPrice(toMajor(money), locale, money.currency);
  const symbol = currencySymbol(money.currency, locale);
  const amount = money.amount < 0 ? `-${barePrice(-toMajor(money), money.currency)}` : '0';
  const text = formats[locale].replace(/[%^]/g, (sign) =>
    sign === '%' ? isolateSign(amount) : symbol,
  );
  return isolatePrice(text, locale);
}

/**
 * Least and greatest price in the major unit, least first in reading order in both languages, in
 * the market's currency unless given; one price when they are equal, '' when neither is above zero.
 */
export function formatPriceRange(
  from: number,
  to: number,
  locale: Locale,
  currency: string = defaultMarket.currency,
): string {
  const least = barePrice(from, currency);
  const most = barePrice(to, currency);
  if (!least || !most || least === most) return formatPrice(most ? to : from, locale, currency);
  const symbol = currencySymbol(currency, locale);
  const range = isolate(`${least} – ${most}`, 'ltr');
  return isolatePrice(
    formats[locale].replace(/[%^]/g, (sign) => (sign === '%' ? range : symbol)),
    locale,
  );
}

const barePrice = (major: number, currency: string) =>
  applyPriceFormat(major, { format: '%', decimals: minorDigits(currency) });

const isolateSign = (amount: string) => (amount.startsWith('-') ? isolate(amount, 'ltr') : amount);

const isolatePrice = (price: string, locale: Locale) => {
  const written = inDigitsOf(defaultMarket.numberingSystem, price);
  return written !== '' && directionOf(locale) === 'rtl' ? isolate(written, 'rtl') : written;
};
