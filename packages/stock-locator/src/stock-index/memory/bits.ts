/**
 * A bit set of documents, 32 per word. Signed words, so that engines store them as small integers.
 */
export type Bits = Int32Array;

export const wordsFor = (documents: number): number => (documents + 31) >>> 5;

/** Length in words, rounded up to groups of four for SIMD; unused words are zero. */
export const setLength = (documents: number): number => (wordsFor(documents) + 3) & ~3;

export const emptyBits = (documents: number): Bits => new Int32Array(setLength(documents));

export const hasBit = (bits: Bits, at: number): boolean =>
  ((bits[at >>> 5]! >>> (at & 31)) & 1) === 1;

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5]! |= 1 << (at & 31);
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5]! &= ~(1 << (at & 31));
}

/** Number of set bits in a word. */
export function bitsInWord(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const countBits = (bits: Bits): number => countSpan(bits, 0, bits.length << 5);

/** Number of set bits from `from` to `to` (exclusive); `countWords` counts whole words. */
export function countSpan(
  bits: Bits,
  from: number,
  to: number,
  countWords: (bits: Bits, from: number, to: number) => number = countPlainWords,
): number {
  if (from >= to) return 0;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) return bitsInWord(bits[first]! & head & tail);
  const ends = bitsInWord(bits[first]! & head) + bitsInWord(bits[last]! & tail);
  return ends + countWords(bits, first + 1, last);
}

/** Number of set bits in a span of words (end exclusive). */
export function countPlainWords(bits: Bits, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) {
    const word = bits[at]!;
    if (word !== 0) sum += bitsInWord(word);
  }
  return sum;
}

/** Sets the bits from `from` to `to` (exclusive). */
export function fillBits(bits: Bits, from: number, to: number): void {
  if (from >= to) return;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) {
    bits[first]! |= head & tail;
    return;
  }
  bits[first]! |= head;
  bits.fill(-1, first + 1, last);
  bits[last]! |= tail;
}

/** Writes the indexes of the set bits to `list`, ascending, and returns their number. */
export function listBits(bits: Bits, list: Uint32Array): number {
  let size = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at]!;
    while (word !== 0) {
      const rest = word & (word - 1);
      list[size++] = (at << 5) + 31 - Math.clz32(word ^ rest);
      word = rest;
    }
  }
  return size;
}
