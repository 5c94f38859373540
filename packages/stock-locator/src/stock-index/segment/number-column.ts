import { type Bits, clearBit, fillBits, setBit } from '../memory/bits.js';
import type { CodeColumn } from '../memory/code-column.js';
import type { Kernels } from '../memory/kernels.js';
import type { SegmentMemory } from '../memory/segment-memory.js';
import { barOf } from './bar-edges.js';
import { type NumberValues, numberAt } from './number-values.js';

/**
 * One number of all documents of a segment. The documents with the number are divided in its order
 * into cells, which never split equal numbers and never cross a bar edge. Queries count cells, so
 * cells also provide the bars and the search for min and max. The documents below each cell are
 * stored as bits: a range is two of these sets and the few documents of two cells.
 */
export interface NumberColumn {
  readonly values: NumberValues;
  /** Documents by number, ties by id, those without the number last; null: document order. */
  readonly order: Uint32Array | null;
  /** Number of documents with the number. */
  readonly size: number;
  /** Start of each cell in `order`, and `size`. */
  readonly cells: Uint32Array;
  /** Min of each cell. */
  readonly firsts: Float64Array;
  /** Bar of each cell. */
  readonly bars: Uint8Array | Uint16Array;
  /** True if it has a range. */
  readonly ranged: boolean;
  /**
   * For each cell the documents of the cells before it, then all with the number; empty for a
   * number without a range.
   */
  readonly below: readonly Bits[];
}

/** Number of cells with about equal numbers of documents. */
const evenCells = 16;

export interface NumberColumnInput {
  values: NumberValues;
  documents: number;
  order: Uint32Array | null;
  edges: readonly number[];
  range: boolean;
  memory: SegmentMemory;
}

export function createNumberColumn({
  values,
  documents,
  order,
  edges,
  range,
  memory,
}: NumberColumnInput): NumberColumn {
  const at = (position: number) => numberAt(values, order ? order[position]! : position);
  const size = lowest(documents, (position) => Number.isNaN(at(position)));
  const starts = new Set<number>(size > 0 ? [0] : []);
  for (const edge of edges) starts.add(lowest(size, (position) => at(position) >= edge));
  for (let cell = 1; cell < evenCells; cell += 1) {
    const even = at(Math.floor((cell * size) / evenCells));
    starts.add(lowest(size, (position) => at(position) >= even));
  }
  starts.delete(size);
  const cells = Uint32Array.from([...starts].sort((a, b) => a - b).concat(size));
  const firsts = Float64Array.from(cells.subarray(0, -1), (position) => at(position));
  const bars = Uint16Array.from(firsts, (first) => barOf(edges, first));
  const below = range && order ? documentsBelow(cells, order, memory) : [];
  return { values, order, size, cells, firsts, bars, ranged: range, below };
}

/** Lowest index for which the monotonic predicate `holds` is true, or `size`. */
function lowest(size: number, holds: (position: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Max sets of documents stored for a ranged number. */
export const belowSets = (edges: readonly number[]): number => evenCells + edges.length + 2;

function documentsBelow(cells: Uint32Array, order: Uint32Array, memory: SegmentMemory): Bits[] {
  const below = [memory.allocateBits()];
  for (let cell = 0; cell + 1 < cells.length; cell += 1) {
    const bits = memory.allocateBits();
    bits.set(below[cell]!);
    for (let position = cells[cell]!; position < cells[cell + 1]!; position += 1)
      setBit(bits, order[position]!);
    below.push(bits);
  }
  return below;
}

/** Cell index plus 1 for each document; 0 for one without the number. */
export function cellCodes({ cells, order }: NumberColumn, memory: SegmentMemory): CodeColumn {
  const codes = memory.allocateCodes(cells.length);
  for (let cell = 0; cell + 1 < cells.length; cell += 1) {
    const [from, to] = [cells[cell]!, cells[cell + 1]!];
    if (order)
      for (let position = from; position < to; position += 1) codes[order[position]!] = cell + 1;
    else codes.fill(cell + 1, from, to);
  }
  return codes;
}

/** First position with numbers from `value` on, or above it. */
export function positionOf(
  { values: { stored }, order, size, cells, firsts }: NumberColumn,
  value: number,
  above: boolean,
): number {
  const cell = lowest(firsts.length, (at) => (above ? firsts[at]! > value : firsts[at]! >= value));
  if (cell === 0) return 0;
  // The first number of the cell before is too small.
  let low = cells[cell - 1]! + 1;
  let high = cell === firsts.length ? size : cells[cell]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = stored[order ? order[middle]! : middle]!;
    if (above ? found > value : found >= value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Span of positions (end exclusive). */
export interface PositionSpan {
  readonly first: number;
  readonly end: number;
}

/** Positions of the numbers in a range, both ends included. */
export function positionsIn(column: NumberColumn, from: number, to: number): PositionSpan {
  const first = positionOf(column, from, false);
  return { first, end: Math.max(first, positionOf(column, to, true)) };
}

/** Writes the documents at some positions to `mask`. */
export function markPositions(
  column: NumberColumn,
  { first, end }: PositionSpan,
  mask: Bits,
  kernels: Kernels,
): void {
  const { order } = column;
  if (!order) {
    mask.fill(0);
    fillBits(mask, first, end);
    return;
  }
  const low = nearestCell(column.cells, first);
  const high = nearestCell(column.cells, end);
  kernels.subtract(column.below[high]!, column.below[low]!, mask);
  const [lowStart, highStart] = [column.cells[low]!, column.cells[high]!];
  for (let position = first; position < lowStart && position < end; position += 1)
    setBit(mask, order[position]!);
  for (let position = lowStart; position < first; position += 1) clearBit(mask, order[position]!);
  for (let position = Math.max(first, highStart); position < end; position += 1)
    setBit(mask, order[position]!);
  for (let position = end; position < highStart; position += 1) clearBit(mask, order[position]!);
}

/** Cell with the start nearest to a position, so that the fewest documents are set one by one. */
function nearestCell(cells: Uint32Array, position: number): number {
  let low = 0;
  let high = cells.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (cells[middle]! >= position) high = middle;
    else low = middle + 1;
  }
  return low > 0 && position - cells[low - 1]! < cells[low]! - position ? low - 1 : low;
}
