import { type Bits, bitsInWord, countSpan } from '../memory/bits.js';
import { type NumberColumn, positionOf } from '../segment/number-column.js';
import { numberAt } from '../segment/number-values.js';

/** Hits to skip and to collect while documents are visited in order. */
export interface PageCursor {
  readonly bits: Bits;
  skip: number;
  remaining: number;
  readonly found: number[];
}

/** Collects the hits of `from` to `to` (exclusive) in document order; skips whole words. */
export function collectRange(cursor: PageCursor, from: number, to: number): void {
  const { bits } = cursor;
  for (let at = from >>> 5; at << 5 < to && cursor.remaining > 0; at += 1) {
    let word = bits[at]!;
    if (at === from >>> 5) word &= -1 << (from & 31);
    if (to - (at << 5) < 32) word &= (1 << (to & 31)) - 1;
    if (word === 0) continue;
    const size = cursor.skip > 0 ? bitsInWord(word) : 0;
    if (size > 0 && size <= cursor.skip) {
      cursor.skip -= size;
      continue;
    }
    for (; word !== 0 && cursor.remaining > 0; word &= word - 1) {
      if (cursor.skip > 0) cursor.skip -= 1;
      else {
        cursor.found.push((at << 5) + 31 - Math.clz32(word & -word));
        cursor.remaining -= 1;
      }
    }
  }
}

/**
 * Collects hits by the primary number, descending; equal numbers ascend by id. Documents without
 * the number come last.
 */
export function collectBackwards(column: NumberColumn, cursor: PageCursor): void {
  const { values, size } = column;
  let end = size;
  while (cursor.remaining > 0) {
    const last = lastBefore(cursor.bits, end);
    if (last < 0) break;
    const start = positionOf(column, numberAt(values, last), false);
    const equal = start === last ? 1 : countSpan(cursor.bits, start, last + 1);
    if (equal <= cursor.skip) cursor.skip -= equal;
    else collectRange(cursor, start, last + 1);
    end = start;
  }
  collectRange(cursor, size, cursor.bits.length << 5);
}

/** Index of the first set bit at or after `from`, or -1. */
export function firstFrom(bits: Bits, from: number): number {
  let at = from >>> 5;
  if (at >= bits.length) return -1;
  let word = bits[at]! & (-1 << (from & 31));
  while (word === 0) {
    at += 1;
    if (at === bits.length) return -1;
    word = bits[at]!;
  }
  return (at << 5) + 31 - Math.clz32(word & -word);
}

/** Index of the last set bit before `to`, or -1. */
export function lastBefore(bits: Bits, to: number): number {
  if (to <= 0) return -1;
  let at = (to - 1) >>> 5;
  let word = bits[at]! & (-1 >>> (31 - ((to - 1) & 31)));
  while (word === 0) {
    if (at === 0) return -1;
    at -= 1;
    word = bits[at]!;
  }
  return (at << 5) + 31 - Math.clz32(word);
}
