import { defaultMarket, formatNumber, type Locale } from '@mawkib/core/locale';
import { leasePrice, type PriceTexts, toMoney } from '@mawkib/core/money';
import { majorOf } from '../../engine/finance/monthly-parts.js';
import { formatMoney } from '../../engine/prices/stock-prices.js';

/** An amount in major units without decimals; zero is shown. */
export const wholeAmount = (major: number, locale: Locale): string =>
  formatMoney(toMoney(Math.round(major), defaultMarket.currency), locale);

/** An amount in minor units with decimals. */
export const exactAmount = (amount: number, locale: Locale): string =>
  formatMoney({ amount, currency: defaultMarket.currency }, locale);

/** A payment in minor units: `AED 4,333 / Month`. Site document, section 9. */
export const monthlyText = (payment: number, locale: Locale, texts?: PriceTexts): string =>
  leasePrice(wholeAmount(majorOf(payment), locale), locale, texts);

/** A percentage with at most two decimals. */
export const percentText = (percent: number, locale: Locale): string =>
  formatNumber(percent / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
