import { type Bits, clearBit, fillBits, setBit } from '../memory/bits.js';
import type { CodeColumn } from '../memory/code-column.js';
import type { Kernels } from '../memory/kernels.js';
import type { SegmentMemory } from '../memory/segment-memory.js';
import { barOf } from './bar-edges.js';
import { type NumberValues, numberAt } from './number-values.js';

/**
 * One number of all documents of a segment. The documents that have it, in its order, are cut into
 * cells: stretches of that order which never part equal numbers nor cross the edge of a bar. A cell
 * is what a query counts, so it is also the bar, and where the least and the most are looked for;
 * and the documents below each cell are kept as bits, so that a range is two of those and the few
 * documents of two cells.
 */
export interface NumberColumn {
  readonly values: NumberValues;
  /** Documents by number, equal ones by id, those without the number last; null: as they stand. */
  readonly order: Uint32Array | null;
  /** How many documents have the number. */
  readonly size: number;
  /** The place in `order` where each cell begins, and `size`. */
  readonly cells: Uint32Array;
  /** The least number of each cell. */
  readonly firsts: Float64Array;
  /** The bar of each cell. */
  readonly bars: Uint8Array | Uint16Array;
  /** Whether ranges bound it. */
  readonly ranged: boolean;
  /**
   * For each cell the documents of the cells before it, and all that have the number; none where no
   * range needs them.
   */
  readonly below: readonly Bits[];
}

/** So many cells hold about as many documents each. */
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
  const at = (place: number) => numberAt(values, order ? order[place]! : place);
  const size = lowest(documents, (place) => Number.isNaN(at(place)));
  const starts = new Set<number>(size > 0 ? [0] : []);
  for (const edge of edges) starts.add(lowest(size, (place) => at(place) >= edge));
  for (let cell = 1; cell < evenCells; cell += 1) {
    const even = at(Math.floor((cell * size) / evenCells));
    starts.add(lowest(size, (place) => at(place) >= even));
  }
  starts.delete(size);
  const cells = Uint32Array.from([...starts].sort((a, b) => a - b).concat(size));
  const firsts = Float64Array.from(cells.subarray(0, -1), (place) => at(place));
  const bars = Uint16Array.from(firsts, (first) => barOf(edges, first));
  const below = range && order ? documentsBelow(cells, order, memory) : [];
  return { values, order, size, cells, firsts, bars, ranged: range, below };
}

/** The lowest place for which `holds` is true, or `size`; once true it stays true. */
function lowest(size: number, holds: (place: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How many sets of documents a ranged number keeps at most. */
export const belowSets = (edges: readonly number[]): number => evenCells + edges.length + 2;

function documentsBelow(cells: Uint32Array, order: Uint32Array, memory: SegmentMemory): Bits[] {
  const below = [memory.takeBits()];
  for (let cell = 0; cell + 1 < cells.length; cell += 1) {
    const bits = memory.takeBits();
    bits.set(below[cell]!);
    for (let place = cells[cell]!; place < cells[cell + 1]!; place += 1)
      setBit(bits, order[place]!);
    below.push(bits);
  }
  return below;
}

/** For each document 1 more than its cell; 0 where it has no number. */
export function cellCodes({ cells, order }: NumberColumn, memory: SegmentMemory): CodeColumn {
  const codes = memory.takeCodes(cells.length);
  for (let cell = 0; cell + 1 < cells.length; cell += 1) {
    const [from, to] = [cells[cell]!, cells[cell + 1]!];
    if (order) for (let place = from; place < to; place += 1) codes[order[place]!] = cell + 1;
    else codes.fill(cell + 1, from, to);
  }
  return codes;
}

/** The place from which on all numbers are at least `value`, or above it. */
export function placeOf(
  { values: { stored }, order, size, cells, firsts }: NumberColumn,
  value: number,
  above: boolean,
): number {
  const cell = lowest(firsts.length, (at) => (above ? firsts[at]! > value : firsts[at]! >= value));
  if (cell === 0) return 0;
  // Of the cell before, the first number is too small.
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

/** The places from one up to, not including, another. */
export interface PlaceSpan {
  readonly first: number;
  readonly end: number;
}

/** The places whose numbers lie in a range, both ends included. */
export function placesIn(column: NumberColumn, from: number, to: number): PlaceSpan {
  const first = placeOf(column, from, false);
  return { first, end: Math.max(first, placeOf(column, to, true)) };
}

/** Writes into `mask` the documents at some places. */
export function markPlaces(
  column: NumberColumn,
  { first, end }: PlaceSpan,
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
  for (let place = first; place < lowStart && place < end; place += 1) setBit(mask, order[place]!);
  for (let place = lowStart; place < first; place += 1) clearBit(mask, order[place]!);
  for (let place = Math.max(first, highStart); place < end; place += 1) setBit(mask, order[place]!);
  for (let place = end; place < highStart; place += 1) clearBit(mask, order[place]!);
}

/** The cell whose beginning is nearest to a place, so that the fewest documents are set singly. */
function nearestCell(cells: Uint32Array, place: number): number {
  let low = 0;
  let high = cells.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (cells[middle]! >= place) high = middle;
    else low = middle + 1;
  }
  return low > 0 && place - cells[low - 1]! < cells[low]! - place ? low - 1 : low;
}
