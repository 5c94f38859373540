import { defaultMarket, type Locale } from '@mawkib/core/locale';
import * as money from '@mawkib/core/money';

const scope = 'stock_locator';

/** `formatPrice` of `@mawkib/core/money` with the stock locator's pattern. */
export const formatPrice = (
  major: number | null | undefined,
  locale: Locale,
  currency?: string,
): string => money.formatPrice(major, locale, currency, scope);

/** `formatPriceRange` of `@mawkib/core/money` with the stock locator's pattern. */
export const formatPriceRange = (from: number, to: number, locale: Locale): string =>
  money.formatPriceRange(from, to, locale, undefined, scope);

/** `formatMoney` of `@mawkib/core/money` with the stock locator's pattern. */
export const formatMoney = (amount: money.Money, locale: Locale): string =>
  money.formatMoney(amount, locale, scope);

/** Currency symbol next to an amount input. */
export const priceSymbol = (locale: Locale): string =>
  money.priceFormat(locale, defaultMarket.currency, scope).symbol;
