const values = 1 << 16;

/** Below this many rows, comparing is faster than counting 65,536 digits. */
const fewRows = 6_000;

/** Buffers of sorts: large allocations trigger the garbage collector. */
export interface SortBuffers {
  readonly rows: Uint32Array;
  readonly steps: Uint32Array;
}

export const createSortBuffers = (rows: number): SortBuffers => ({
  rows: new Uint32Array(rows < fewRows ? 0 : rows),
  steps: new Uint32Array(rows < fewRows ? 0 : rows),
});

/**
 * Sorts the rows of `start` by ascending number, ties in the order of `start`: a radix sort by
 * 16-bit digits that skips digits all numbers share. No row may be without the number (NaN). Yields
 * between passes.
 */
export function* stableOrder(
  numbers: Float64Array,
  start: Uint32Array,
  buffers: SortBuffers,
): Generator<void, Uint32Array> {
  if (start.length < fewRows) return start.slice().sort((a, b) => numbers[a]! - numbers[b]!);
  const { digits, each } = steps(numbers, buffers.steps) ?? sortableBits(numbers);
  let rows: Uint32Array = start.slice();
  let next = buffers.rows.subarray(0, rows.length);
  let own = true;
  const positions = new Uint32Array(values);
  for (let digit = 0; digit < each; digit += 1) {
    yield;
    positions.fill(0);
    for (let at = 0; at < rows.length; at += 1) positions[digits[rows[at]! * each + digit]!]! += 1;
    if (positions.includes(rows.length)) continue;
    toStarts(positions);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!;
      next[positions[digits[row * each + digit]!]!++] = row;
    }
    [rows, next] = [next, rows];
    own = !own;
  }
  return own ? rows : rows.slice();
}

/** Converts rows per value to the start of each value. */
function toStarts(positions: Uint32Array): void {
  let position = 0;
  for (let value = 0; value < values; value += 1) {
    const count = positions[value]!;
    positions[value] = position;
    position += count;
  }
}

/** Digits per number, lowest first (JavaScript platforms are little-endian). */
interface Digits {
  readonly digits: Uint16Array;
  readonly each: number;
}

/** Whole numbers within 2^32 of each other, as offsets from the min. */
function steps(numbers: Float64Array, buffers: Uint32Array): Digits | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < numbers.length; at += 1) {
    const value = numbers[at]!;
    if (value < min) min = value;
    if (value > max) max = value;
    if (Math.floor(value) < value) return undefined;
  }
  const span = max - min;
  if (!(span < 2 ** 32 && Number.isSafeInteger(min))) return undefined;
  for (let at = 0; at < numbers.length; at += 1) buffers[at] = numbers[at]! - min;
  return { digits: new Uint16Array(buffers.buffer), each: 2 };
}

/** Bits of the doubles, transformed so that they sort like the numbers; both zeros are equal. */
function sortableBits(numbers: Float64Array): Digits {
  const copy = new Float64Array(numbers.length);
  for (let at = 0; at < copy.length; at += 1) copy[at] = numbers[at]! + 0;
  const words = new Uint32Array(copy.buffer);
  for (let low = 0; low < words.length; low += 2) {
    const high = words[low + 1]!;
    if (high >>> 31 === 1) {
      words[low] = ~words[low]!;
      words[low + 1] = ~high;
    } else {
      words[low + 1] = high ^ 0x80000000;
    }
  }
  return { digits: new Uint16Array(copy.buffer), each: 4 };
}
