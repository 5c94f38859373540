const digits = 4;
const values = 1 << 16;

/** Below this many rows comparing is faster than counting 65,536 digits. */
const fewRows = 6_000;

/**
 * The rows of `start` by ascending number, rows of equal numbers in the order of `start`: a radix
 * sort over the bits of the doubles, which leaves out the digits that all numbers share. Yields
 * between its passes.
 */
export function* stableOrder(
  numbers: Float64Array,
  start: Uint32Array,
): Generator<void, Uint32Array> {
  if (start.length < fewRows) return start.slice().sort((a, b) => numbers[a]! - numbers[b]!);
  const keys = sortableBits(numbers);
  let rows = start.slice();
  for (let digit = 0; digit < digits; digit += 1) {
    yield;
    const places = new Uint32Array(values);
    for (let at = 0; at < rows.length; at += 1) places[keys[rows[at]! * digits + digit]!]! += 1;
    if (places.includes(rows.length)) continue;
    let place = 0;
    for (let value = 0; value < values; value += 1) {
      const count = places[value]!;
      places[value] = place;
      place += count;
    }
    const next = new Uint32Array(rows.length);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!;
      next[places[keys[row * digits + digit]!]!++] = row;
    }
    rows = next;
  }
  return rows;
}

/**
 * Four digits of 16 bits a number, lowest first (JavaScript's platforms are little-endian), so
 * altered that their order is the order of the numbers; both zeros are the same.
 */
function sortableBits(numbers: Float64Array): Uint16Array {
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
  return new Uint16Array(copy.buffer);
}
