// The innermost loops of a query: they run once for each word or document, so they are written out,
// and none stands in another: a compiler takes what stays the same out of one loop, not out of two.
import type { Bits } from './bits.js';
import type { CodeColumn } from './code-column.js';

/** Words from one up to, not including, another. */
export interface WordSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * The words of a set that are not empty. They are gathered without a branch, and what counts them
 * never meets an empty one: a processor guesses wrong at every other word of a set that is half
 * empty, and a wrong guess costs more than a count.
 */
export interface WordList {
  readonly words: Int32Array;
  /** For each word the number of its last document. */
  readonly lasts: Int32Array;
  size: number;
}

export const createWordList = (words: number): WordList => ({
  words: new Int32Array(words),
  lasts: new Int32Array(words),
  size: 0,
});

/** Lists what is in `bits`. */
export function listWords(bits: Bits, { from, to }: WordSpan, list: WordList): void {
  const { words, lasts } = list;
  let size = 0;
  for (let at = from; at < to; at += 1) {
    const word = bits[at]!;
    words[size] = word;
    lasts[size] = (at << 5) + 31;
    size += (word | -word) >>> 31;
  }
  list.size = size;
}

/** Lists what is in `bits` and not in `mask`. */
export function listOutside(bits: Bits, mask: Bits, { from, to }: WordSpan, list: WordList): void {
  const { words, lasts } = list;
  let size = 0;
  for (let at = from; at < to; at += 1) {
    const word = bits[at]! & ~mask[at]!;
    words[size] = word;
    lasts[size] = (at << 5) + 31;
    size += (word | -word) >>> 31;
  }
  list.size = size;
}

/** Adds 1 to the count of the code of each listed document. */
export function countCodes(
  { words, lasts, size }: WordList,
  codes: CodeColumn,
  counts: Int32Array,
): void {
  if (size === 0) return;
  let at = 0;
  let word = words[0]!;
  let last = lasts[0]!;
  for (;;) {
    const rest = word & (word - 1);
    counts[codes[last - Math.clz32(word ^ rest)]!]! += 1;
    word = rest;
    if (word !== 0) continue;
    at += 1;
    if (at === size) return;
    word = words[at]!;
    last = lasts[at]!;
  }
}
