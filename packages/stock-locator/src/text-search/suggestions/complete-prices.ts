import { comparators } from '../lexicon/comparators.js';
import { phraseAt, phrasesOf } from '../tokens/phrases.js';
import type { Piece } from '../tokens/pieces.js';

interface Prices {
  readonly min: number;
  readonly max: number;
}

const comparatorWords = phrasesOf([['any', Object.values(comparators).flat()] as const]);
const longestComparator = 3;
const shares = [0.25, 0.5, 0.75];

/** A text with a price, and the text before the price. */
export interface PricedText {
  readonly head: string;
  readonly text: string;
}

/**
 * Completions of a number at the end of the text as a price: `under 3` becomes under 300,000 for
 * such a stock; `under` alone is followed by round prices of the stock.
 */
export function completePrices(
  typed: string,
  pieces: readonly Piece[],
  pricesOf: (head: string) => Prices | undefined,
): PricedText[] {
  const last = pieces.at(-1);
  if (!last) return [];
  if (/^\d{1,7}$/.test(last.text)) {
    const head = typed.slice(0, last.from);
    const bare = withoutComparator(head, pieces.slice(0, -1)) ?? head;
    const prices = pricesOf(bare);
    if (!prices) return [];
    const found = begun(Number(last.text), prices);
    return found.map((price) => ({ head: bare, text: `${head}${price}` }));
  }
  const head = withoutComparator(typed, pieces);
  const prices = head === undefined ? undefined : pricesOf(head);
  if (head === undefined || !prices) return [];
  return round(prices).map((price) => ({ head, text: `${typed.trimEnd()} ${price}` }));
}

/** The text without a comparator at its end. */
function withoutComparator(text: string, pieces: readonly Piece[]): string | undefined {
  for (let at = Math.max(0, pieces.length - longestComparator); at < pieces.length; at++) {
    if (phraseAt(comparatorWords, pieces, at)?.next === pieces.length)
      return text.slice(0, pieces[at]!.from);
  }
  return undefined;
}

/** Prices with these first digits, from min to max. */
function begun(digits: number, { min, max }: Prices): number[] {
  const found: number[] = [];
  if (digits === 0) return found;
  for (let price = digits; price <= max * 1.5; price *= 10) {
    if (price >= min && price >= 10_000) found.push(price);
  }
  return found;
}

function round({ min, max }: Prices): number[] {
  const span = max - min;
  const step = 10 ** Math.max(3, Math.floor(Math.log10(Math.max(span, 1))));
  const unit = span / step < 3 ? step / 4 : step;
  const prices = shares.map((share) => Math.round((min + span * share) / unit) * unit);
  return [...new Set(prices)].filter((price) => price > min);
}
