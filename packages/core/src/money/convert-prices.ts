import { parseDigits } from '../locale/digits.js';
import { withoutIsolates } from '../locale/isolate.js';
import { locales } from '../locale/locales.js';
import { defaultMarket } from '../locale/market.js';
import { currencySymbol } from './currency-symbol.js';
import { applyPriceFormat, type Delimiter, delimiters } from './price-format.js';

/** Class of an element with only a price as text; `Price` of `@mawkib/ui` has it. */
export const priceClass = 'mk-price';

/** Target currency and rate of a conversion. */
export interface ConversionOptions {
  /**
   * Units of the target currency for one of the market's; must be above 0, otherwise nothing is
   * converted.
   */
  readonly rate: number;
  /** Symbol of the target currency. */
  readonly symbol: string;
  /** Symbols to replace. Default: those of the market's currency. */
  readonly replaced?: readonly string[];
  /** Thousands delimiter of the original and the converted text. Default: comma. */
  readonly delimiter?: Delimiter;
  /** Default: 0. */
  readonly decimals?: number;
}

/**
 * Converts the amounts in a text and replaces its symbols; adds the symbol if there is none.
 * Undefined for a text without an amount.
 */
export function convertPriceText(text: string, options: ConversionOptions): string | undefined {
  const { rate, symbol, delimiter = 'comma', decimals = 0 } = options;
  const mark = delimiters[delimiter];
  let found = false;
  const amounts = parseDigits(text).replace(/\d(?:[\d.,’\u00a0]*\d)?/g, (figure) => {
    const major = amountIn(figure, mark) * rate;
    const shown = applyPriceFormat(major, { format: '%', delimiter, decimals });
    found ||= shown !== '';
    return shown || figure;
  });
  if (!found) return undefined;
  const symbols = [...(options.replaced ?? marketSymbols())].filter((it) => it !== '');
  const pattern = symbols.sort((one, other) => other.length - one.length).map(escaped);
  const replaced = amounts.replace(new RegExp(pattern.join('|') || '(?!)', 'g'), () => symbol);
  return replaced === amounts && !amounts.includes(symbol) ? `${amounts} ${symbol}` : replaced;
}

/**
 * Converts the prices below an element. Only elements with the price class that contain only text
 * are changed. Conversions always start from the original text, so no rate is applied twice; a text
 * that was changed in between becomes the original. Site document, section 5.
 */
export function convertPrices(root: ParentNode, options: ConversionOptions): void {
  for (const element of pricesIn(root)) {
    const text = element.textContent ?? '';
    const original = originalOf(element, text);
    const converted = convertPriceText(withoutIsolates(original), options);
    if (converted === undefined) continue;
    element.setAttribute(originalAttribute, original);
    element.setAttribute(convertedAttribute, converted);
    if (text !== converted) element.textContent = converted;
  }
}

/** Restores the original prices. */
export function restorePrices(root: ParentNode): void {
  for (const element of pricesIn(root)) {
    const text = element.textContent ?? '';
    const original = originalOf(element, text);
    if (original !== text) element.textContent = original;
    element.removeAttribute(originalAttribute);
    element.removeAttribute(convertedAttribute);
  }
}

const originalAttribute = 'data-price-original';
const convertedAttribute = 'data-price-converted';

const pricesIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll(`.${priceClass}`)].filter((it) => it.childElementCount === 0);

const originalOf = (element: Element, text: string): string =>
  element.getAttribute(convertedAttribute) === text
    ? (element.getAttribute(originalAttribute) ?? text)
    : text;

function amountIn(figure: string, mark: string): number {
  const plain = mark === '' ? figure : figure.replaceAll(mark, '');
  return Number(mark === '.' ? plain.replace(',', '.') : plain.replaceAll(',', ''));
}

const marketSymbols = (): readonly string[] => [
  ...new Set([
    ...locales.map((locale) => currencySymbol(defaultMarket.currency, locale)),
    defaultMarket.currency,
  ]),
];

const escaped = (symbol: string): string => symbol.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
