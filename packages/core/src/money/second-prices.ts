import { parseDigits } from '../locale/digits.js';
import { isolate } from '../locale/isolate.js';
import { locales } from '../locale/locales.js';
import { defaultMarket } from '../locale/market.js';
import { currencySymbol } from './currency-symbol.js';
import { applyDoublePriceFormat, type Delimiter, delimiters } from './price-format.js';

/** Class of an element with only a price as text; `Price` of `@mawkib/ui` has it. */
export const priceClass = 'mk-price';

/** Attribute of a price with its amount in a second currency, which `Price` shows below it. */
export const secondPriceAttribute = 'data-second';

/** The second currency. */
export interface SecondPrice {
  /** Units of it for one of the market's; must be above 0, otherwise no second price is shown. */
  readonly rate: number;
  /** Default: EUR. */
  readonly symbol?: string;
  /** Default: 0. */
  readonly decimals?: number;
  /** Thousands delimiter of the market's prices, and of the second one. Default: comma. */
  readonly delimiter?: Delimiter;
}

/**
 * The text of a price in the second currency. Undefined for a text without an amount, with several,
 * or in another currency than the market's.
 */
export function secondPriceText(text: string, second: SecondPrice): string | undefined {
  const { delimiter = 'comma', ...format } = second;
  const plain = parseDigits(text);
  const [figure, more] = plain.match(/\d(?:[\d.,’\u00a0]*\d)?/g) ?? [];
  if (figure === undefined || more !== undefined) return undefined;
  const isOfMarket = marketSymbols().some((symbol) => text.includes(symbol));
  if (!isOfMarket && /\p{L}|\p{Sc}/u.test(plain.replace(figure, ''))) return undefined;
  const major = amountIn(figure, delimiters[delimiter]);
  return applyDoublePriceFormat(major, { ...format, delimiter }) || undefined;
}

/**
 * Marks the prices below an element with their amounts in a second currency: only elements with the
 * price class. The text stays; call it again for prices that have changed. Site document, section 5.
 */
export function showSecondPrices(root: ParentNode, second: SecondPrice): void {
  for (const element of root.querySelectorAll(`.${priceClass}`)) {
    const text = secondPriceText(element.textContent ?? '', second);
    if (text === undefined) element.removeAttribute(secondPriceAttribute);
    else element.setAttribute(secondPriceAttribute, isolate(`≈ ${text}`, 'ltr'));
  }
}

function amountIn(figure: string, mark: string): number {
  const plain = mark === '' ? figure : figure.replaceAll(mark, '');
  return Number(mark === '.' ? plain.replace(',', '.') : plain.replaceAll(',', ''));
}

const marketSymbols = (): readonly string[] =>
  [
    ...locales.map((locale) => currencySymbol(defaultMarket.currency, locale)),
    defaultMarket.currency,
  ].filter((symbol) => symbol !== '');
