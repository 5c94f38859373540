// Inner loops of a query, which run once for each word or document. They are unrolled and not nested:
// a compiler hoists invariants out of one loop, not out of two.
import type { Bits } from './bits.js';
import type { CodeColumn } from './code-column.js';
import type { CountedDocuments } from './kernels.js';

/** Words per block: small enough to stay in the cache. */
const block = 1_024;
/** Documents per block: they and their counts stay in the cache. */
const enough = 2_048;

export const { countCodes, countColumns } = createCounters();

/**
 * Buffers of the loops, created once by a function that runs once, with a fixed size: a compiler
 * then knows their address and length. For arguments and module variables it looks these up at
 * every step, which doubles the time.
 */
function createCounters() {
  /**
   * Non-empty words of a block, with the index of their last document. Listed without branches, so
   * that the counting loop never meets an empty word: a mispredicted branch costs more than a
   * count.
   */
  const words = new Int32Array(block);
  const lasts = new Int32Array(block);

  /** Document indexes. */
  const documents = new Uint32Array(enough + 32);

  /** A counter for each 16-bit code; all are 0 before and after a count. */
  const counters = new Int32Array(1 << 16);

  /** Writes the number of documents per code. */
  function countCodes(of: CountedDocuments, codes: CodeColumn, counts: Int32Array): void {
    if (isWide(codes)) {
      countWide(of, [codes], counts);
      return;
    }
    const { from, to } = of.span;
    for (let first = from; first < to; first += block) {
      const size = listWords(of, first, Math.min(to, first + block));
      if (size > 0) countListed(size, codes);
    }
    allocateCounters(counts);
  }

  /** The same for several columns with disjoint codes. */
  function countColumns(
    of: CountedDocuments,
    columns: readonly CodeColumn[],
    counts: Int32Array,
  ): void {
    if (columns.some(isWide)) {
      countWide(of, columns, counts);
      return;
    }
    const { from, to } = of.span;
    for (let first = from; first < to; first += block) {
      const size = listWords(of, first, Math.min(to, first + block));
      for (let at = 0; at < size; ) at = countSome(at, size, columns);
    }
    allocateCounters(counts);
  }

  /** Lists the non-empty words of a block and returns their number. */
  function listWords({ bits, without }: CountedDocuments, from: number, to: number): number {
    return without ? listOutside(bits, without, from, to) : listInside(bits, from, to);
  }

  function listInside(bits: Bits, from: number, to: number): number {
    let size = 0;
    for (let at = from; at < to; at += 1) {
      const word = bits[at]!;
      words[size] = word;
      lasts[size] = (at << 5) + 31;
      size += (word | -word) >>> 31;
    }
    return size;
  }

  function listOutside(bits: Bits, without: Bits, from: number, to: number): number {
    let size = 0;
    for (let at = from; at < to; at += 1) {
      const word = bits[at]! & ~without[at]!;
      words[size] = word;
      lasts[size] = (at << 5) + 31;
      size += (word | -word) >>> 31;
    }
    return size;
  }

  /** Counts the documents of the listed words, at least one. */
  function countListed(size: number, codes: CodeColumn): void {
    let at = 0;
    let word = words[0]!;
    let last = lasts[0]!;
    for (;;) {
      const rest = word & (word - 1);
      counters[codes[last - Math.clz32(word ^ rest)]!]! += 1;
      word = rest;
      if (word !== 0) continue;
      at += 1;
      if (at === size) return;
      word = words[at]!;
      last = lasts[at]!;
    }
  }

  /**
   * Counts the documents of some listed words and returns the index of the next word. Counts two or
   * three columns at once: a counter that was just written stalls the next read, another one does
   * not.
   */
  function countSome(first: number, size: number, columns: readonly CodeColumn[]): number {
    let found = 0;
    let next = first;
    let word = words[next]!;
    let last = lasts[next]!;
    for (;;) {
      const rest = word & (word - 1);
      documents[found] = last - Math.clz32(word ^ rest);
      found += 1;
      word = rest;
      if (word !== 0) continue;
      next += 1;
      if (next === size || found >= enough) break;
      word = words[next]!;
      last = lasts[next]!;
    }
    let at = 0;
    for (; columns.length - at > 4 || columns.length - at === 3; at += 3) {
      countThree(found, columns[at]!, columns[at + 1]!, columns[at + 2]!);
    }
    for (; columns.length - at >= 2; at += 2) countTwo(found, columns[at]!, columns[at + 1]!);
    if (at < columns.length) countOne(found, columns[at]!);
    return next;
  }

  function countThree(size: number, one: CodeColumn, other: CodeColumn, third: CodeColumn): void {
    for (let at = 0; at < size; at += 1) {
      const document = documents[at]!;
      counters[one[document]!]! += 1;
      counters[other[document]!]! += 1;
      counters[third[document]!]! += 1;
    }
  }

  function countTwo(size: number, one: CodeColumn, other: CodeColumn): void {
    for (let at = 0; at < size; at += 1) {
      const document = documents[at]!;
      counters[one[document]!]! += 1;
      counters[other[document]!]! += 1;
    }
  }

  function countOne(size: number, codes: CodeColumn): void {
    for (let at = 0; at < size; at += 1) counters[codes[documents[at]!]!]! += 1;
  }

  function allocateCounters(counts: Int32Array): void {
    counts.set(counters.subarray(0, counts.length));
    counters.fill(0, 0, counts.length);
  }

  return { countCodes, countColumns };
}

/** 32-bit codes, which few columns have, exceed the counters. */
const isWide = (codes: CodeColumn) => codes.BYTES_PER_ELEMENT > 2;

function countWide(
  { bits, without, span }: CountedDocuments,
  columns: readonly CodeColumn[],
  counts: Int32Array,
): void {
  counts.fill(0);
  for (let at = span.from; at < span.to; at += 1) {
    for (let word = bits[at]! & ~(without?.[at] ?? 0); word !== 0; word &= word - 1) {
      const document = (at << 5) + 31 - Math.clz32(word & -word);
      for (const codes of columns) counts[codes[document]!]! += 1;
    }
  }
}
