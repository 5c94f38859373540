import { defaultMarket, type Locale } from '@mawkib/core/locale';
import * as money from '@mawkib/core/money';

const place = 'stock_locator';

/** `formatPrice` of `@mawkib/core/money` with the stock locator's pattern. */
export const formatPrice = (
  major: number | null | undefined,
  locale: Locale,
  currency?: string,
): string => money.formatPrice(major, locale, currency, place);

/** `formatPriceRange` of `@mawkib/core/money` with the stock locator's pattern. */
export const formatPriceRange = (from: number, to: number, locale: Locale): string =>
  money.formatPriceRange(from, to, locale, undefined, place);

/** `formatMoney` of `@mawkib/core/money` with the stock locator's pattern. */
export const formatMoney = (amount: money.Money, locale: Locale): string =>
  money.formatMoney(amount, locale, place);

/** Currency symbol next to an amount input. */
export const priceSymbol = (locale: Locale): string =>
  money.priceFormat(locale, defaultMarket.currency, place).symbol;
