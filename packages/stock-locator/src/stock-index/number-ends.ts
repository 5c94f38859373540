import { type Bits, hasBit } from './bits.js';
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

const passes = ({ hits, once, mask }: Passing, document: number): boolean =>
  hasBit(hits, document) ||
  (mask !== undefined && hasBit(once, document) && !hasBit(mask, document));

/**
 * The least number of the passing documents; infinite without any. `counts` tells the first cell
 * that has one of them, so only that cell is walked.
 */
export function leastOf(column: NumberColumn, counts: Uint32Array, passing: Passing): number {
  const { cells, order, values, size } = column;
  if (!order) {
    const first = firstFrom(passing.hits, 0);
    return first >= 0 && first < size ? numberAt(values, first) : Number.POSITIVE_INFINITY;
  }
  for (let cell = 0; cell + 1 < cells.length; cell += 1) {
    if (counts[cell + 1] === 0) continue;
    for (let place = cells[cell]!; place < cells[cell + 1]!; place += 1) {
      const document = order[place]!;
      if (passes(passing, document)) return numberAt(values, document);
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** The greatest number of the passing documents; negatively infinite without any. */
export function mostOf(column: NumberColumn, counts: Uint32Array, passing: Passing): number {
  const { cells, order, values, size } = column;
  if (!order) {
    const last = lastBefore(passing.hits, size);
    return last < 0 ? Number.NEGATIVE_INFINITY : numberAt(values, last);
  }
  for (let cell = cells.length - 2; cell >= 0; cell -= 1) {
    if (counts[cell + 1] === 0) continue;
    for (let place = cells[cell + 1]! - 1; place >= cells[cell]!; place -= 1) {
      const document = order[place]!;
      if (passes(passing, document)) return numberAt(values, document);
    }
  }
  return Number.NEGATIVE_INFINITY;
}
