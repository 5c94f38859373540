import type { Bits } from './bits.js';
import type { NumberColumn } from './number-column.js';
import { numberAt } from './number-values.js';
import { firstFrom, lastBefore } from './take-in-place.js';

/**
 * Documents that pass everything, and those that fail `mask` alone where there is one. Of the number
 * that the documents stand by, `hits` are both.
 */
export interface Passing {
  readonly hits: Bits;
  readonly once: Bits;
  readonly mask: Bits | undefined;
}

/**
 * The least number of the passing documents; infinite without any. `counts` tells the first cell
 * that has one of them, so only that cell is walked, and not even that where all its numbers are equal.
 */
export function leastOf(column: NumberColumn, counts: Int32Array, passing: Passing): number {
  const { cells, order, values, size } = column;
  if (!order) {
    const first = firstFrom(passing.hits, 0);
    return first >= 0 && first < size ? numberAt(values, first) : Number.POSITIVE_INFINITY;
  }
  let cell = 0;
  while (cell + 1 < cells.length && counts[cell + 1] === 0) cell += 1;
  if (cell + 1 === cells.length) return Number.POSITIVE_INFINITY;
  return firstPassing(column, passing, cells[cell]!, cells[cell + 1]! - 1, 1);
}

/** The greatest number of the passing documents; negatively infinite without any. */
export function mostOf(column: NumberColumn, counts: Int32Array, passing: Passing): number {
  const { cells, order, values, size } = column;
  if (!order) {
    const last = lastBefore(passing.hits, size);
    return last < 0 ? Number.NEGATIVE_INFINITY : numberAt(values, last);
  }
  let cell = cells.length - 2;
  while (cell >= 0 && counts[cell + 1] === 0) cell -= 1;
  if (cell < 0) return Number.NEGATIVE_INFINITY;
  return firstPassing(column, passing, cells[cell + 1]! - 1, cells[cell]!, -1);
}

/** The number of the first passing document from one place to another; there is one. */
function firstPassing(
  { order, values }: NumberColumn,
  { hits, once, mask }: Passing,
  from: number,
  to: number,
  step: 1 | -1,
): number {
  const last = numberAt(values, order![to]!);
  if (numberAt(values, order![from]!) === last) return last;
  for (let place = from; place !== to; place += step) {
    const document = order![place]!;
    const word = document >>> 5;
    const open = mask ? hits[word]! | (once[word]! & ~mask[word]!) : hits[word]!;
    if (((open >>> (document & 31)) & 1) === 1) return numberAt(values, document);
  }
  return last;
}
