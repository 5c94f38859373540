import type { Bits } from '../memory/bits.js';
import type { NumberColumn, PositionSpan } from '../segment/number-column.js';
import { numberAt } from '../segment/number-values.js';
import { firstFrom, lastBefore } from './page-cursor.js';

/** Documents that pass everything, or fail only `mask` if there is one. */
export interface Passing {
  readonly hits: Bits;
  readonly once: Bits;
  readonly mask: Bits | undefined;
  /** Positions of the documents within the range of the primary number. */
  readonly primarySpan: PositionSpan;
}

/**
 * Min of the passing documents; Infinity if there are none. `counts` tells the first cell with a
 * passing document: only that cell is scanned, unless all of its numbers are equal.
 */
export function minNumber(column: NumberColumn, counts: Int32Array, passing: Passing): number {
  const { cells, order, values, size } = column;
  if (!order) {
    const first = firstPosition(passing);
    return first >= 0 && first < size ? numberAt(values, first) : Number.POSITIVE_INFINITY;
  }
  let cell = 0;
  while (cell + 1 < cells.length && counts[cell + 1] === 0) cell += 1;
  if (cell + 1 === cells.length) return Number.POSITIVE_INFINITY;
  return firstPassing(column, passing, cells[cell]!, cells[cell + 1]! - 1, 1);
}

/** Max of the passing documents; -Infinity if there are none. */
export function maxNumber(column: NumberColumn, counts: Int32Array, passing: Passing): number {
  const { cells, order, values, size } = column;
  if (!order) {
    const last = lastPosition(passing, size);
    return last < 0 ? Number.NEGATIVE_INFINITY : numberAt(values, last);
  }
  let cell = cells.length - 2;
  while (cell >= 0 && counts[cell + 1] === 0) cell -= 1;
  if (cell < 0) return Number.NEGATIVE_INFINITY;
  return firstPassing(column, passing, cells[cell + 1]! - 1, cells[cell]!, -1);
}

/** Index of the first passing document, or -1. */
function firstPosition({ hits, once, mask, primarySpan }: Passing): number {
  if (!mask) return firstFrom(hits, 0);
  const before = firstFrom(once, 0);
  if (before >= 0 && before < primarySpan.first) return before;
  const within = firstFrom(hits, primarySpan.first);
  return within < 0 ? firstFrom(once, primarySpan.end) : within;
}

/** Index of the last passing document with the number, or -1. */
function lastPosition({ hits, once, mask, primarySpan }: Passing, size: number): number {
  if (!mask) return lastBefore(hits, size);
  const after = lastBefore(once, size);
  if (after >= primarySpan.end) return after;
  const within = lastBefore(hits, primarySpan.end);
  return within < 0 ? lastBefore(once, primarySpan.first) : within;
}

/** Number of the first passing document in a span; there must be one. */
function firstPassing(
  { order, values }: NumberColumn,
  { hits, once, mask }: Passing,
  from: number,
  to: number,
  step: 1 | -1,
): number {
  const last = numberAt(values, order![to]!);
  if (numberAt(values, order![from]!) === last) return last;
  for (let position = from; position !== to; position += step) {
    const document = order![position]!;
    const word = document >>> 5;
    const open = mask ? hits[word]! | (once[word]! & ~mask[word]!) : hits[word]!;
    if (((open >>> (document & 31)) & 1) === 1) return numberAt(values, document);
  }
  return last;
}
