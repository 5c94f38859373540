import { type Bits, countSpan } from '../memory/bits.js';
import type { Kernels } from '../memory/kernels.js';
import type { NumberColumn, PositionSpan } from '../segment/number-column.js';
import type { Tally } from '../segment/tally.js';
import { type Counting, cleared } from './count-buffers.js';
import { documentsToCount, foldColumn } from './count-hits.js';
import { maxNumber, minNumber, type Passing } from './min-max-numbers.js';

/**
 * Adds bars, min and max of a number: from the hits, and from the documents that fail only its own
 * range.
 */
export function countRange(counting: Counting, number: number, tally: Tally): void {
  const column = counting.segment.numbers[number]!;
  const { cells, passing } = column.order
    ? countOrdered(counting, number)
    : countPrimary(counting, number);
  const bars = tally.bars[number]!;
  for (let cell = 1; cell < column.cells.length; cell += 1) {
    bars[column.bars[cell - 1]!]! += cells[cell]!;
  }
  tally.min[number] = Math.min(tally.min[number]!, minNumber(column, cells, passing));
  tally.max[number] = Math.max(tally.max[number]!, maxNumber(column, cells, passing));
}

interface Counted {
  /** Passing documents per cell, after one entry for those without the number. */
  readonly cells: Int32Array;
  readonly passing: Passing;
}

/** A number with its own order. */
function countOrdered(counting: Counting, number: number): Counted {
  const { segment, buffers, masks, primarySpan, alone } = counting;
  const column = segment.postings.length + number;
  const { hits, once } = buffers.masks;
  const mask = masks[column];
  const cells = buffers.cells[number]!;
  countHitsOf(counting, column, cells.fill(0));
  const passing = { hits, once, mask, primarySpan };
  if (!mask) return { cells, passing };
  if (alone) return { cells: Int32Array.from(segment.holders[column]!), passing };
  const open = buffers.open[column]!;
  for (let cell = 0; cell < cells.length; cell += 1) open[cell]! += cells[cell]!;
  return { cells: open, passing };
}

/** Hits of each code of a column, in a group or alone. */
function countHitsOf(counting: Counting, column: number, perCode: Int32Array): void {
  const { segment, buffers, complementBase } = counting;
  if (segment.positions[column]) {
    foldColumn(segment, column, buffers.found, perCode);
    return;
  }
  segment.memory.kernels.countCodes(documentsToCount(counting), segment.codes[column]!, perCode);
  if (!complementBase) return;
  for (const [code, size] of segment.holders[column]!.entries()) {
    perCode[code] = size - perCode[code]!;
  }
}

/**
 * The primary number, which has its hits counted already. Documents before and after its range fail
 * the range; they count if no other filter rejects them, that is if they are in `once`.
 */
function countPrimary({ segment, buffers, masks, primarySpan }: Counting, number: number): Counted {
  const { hits, once } = buffers.masks;
  const mask = masks[segment.postings.length + number];
  const passing = { hits, once, mask, primarySpan };
  const found = buffers.cells[number]!;
  if (!mask) return { cells: found, passing };
  const column = segment.numbers[number]!;
  const cells = cleared(buffers, found.length);
  cells.set(found);
  const { countWords } = segment.memory.kernels;
  countSpanByCell(column, once, { first: 0, end: primarySpan.first }, cells, countWords);
  countSpanByCell(column, once, { first: primarySpan.end, end: column.size }, cells, countWords);
  return { cells, passing };
}

/** Adds the documents at some positions to their cells and returns their number. */
export function countSpanByCell(
  { cells }: NumberColumn,
  bits: Bits,
  { first, end }: PositionSpan,
  counts: Int32Array,
  countWords: Kernels['countWords'],
): number {
  let sum = 0;
  for (let cell = 0; cell + 1 < cells.length; cell += 1) {
    const [from, to] = [Math.max(cells[cell]!, first), Math.min(cells[cell + 1]!, end)];
    const count = countSpan(bits, from, to, countWords);
    counts[cell + 1]! += count;
    sum += count;
  }
  return sum;
}
