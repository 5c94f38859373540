import { withoutIsolates } from '../locale/bidi.js';
import { parseDigits } from '../locale/digits.js';
import { locales } from '../locale/locales.js';
import { defaultMarket } from '../locale/market.js';
import { currencySymbol } from './currencies.js';
import { applyPriceFormat, type Delimiter, delimiters } from './price-format.js';

/** The class of an element whose whole text is a price; the `Price` of `@mawkib/ui` has it. */
export const priceClass = 'mk-price';

/** Into which currency prices are converted, at which rate. */
export interface ConversionOptions {
  /** Units of the shown currency for one of the market's own; nothing changes unless above 0. */
  readonly rate: number;
  /** What stands for the currency that is converted to. */
  readonly symbol: string;
  /** Symbols that it takes the place of; those of the market's currency unless given. */
  readonly replaced?: readonly string[];
  /** Of thousands, in the texts as they are and as they become; comma unless given. */
  readonly delimiter?: Delimiter;
  /** None unless given. */
  readonly decimals?: number;
}

/**
 * A text of a price in another currency: each amount converted, each symbol replaced; the symbol
 * is added where there was none. Undefined for a text without an amount.
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
 * Shows the prices below an element in another currency. Only elements with the price class are
 * rewritten, and of these only such that hold text alone. Converting again starts from the first
 * text, so no rate is ever applied twice; a text that somebody else has put there since counts as a
 * first one. Site document, section 5.
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

/** Takes every conversion back. */
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
