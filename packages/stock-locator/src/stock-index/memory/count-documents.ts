// The innermost loops of a query: they run once for each word or document, so they are written out,
// and none stands in another: a compiler takes what stays the same out of one loop, not out of two.
import type { Bits } from './bits.js';
import type { CodeColumn } from './code-column.js';
import type { CountedDocuments } from './kernels.js';

/** So many words are listed at a time: what is read again is still at hand. */
const block = 1_024;
/** So many documents are listed at a time: they, and what is counted of them, stay at hand. */
const enough = 2_048;

export const { countCodes, countColumns } = createCounters();

/**
 * What the loops write into is made once, by a function that runs once, and has one size for ever:
 * a compiler then knows where it lies and how long it is. Of what is handed to a loop, or of a
 * module's variable, it looks that up at every step, which takes as long as the step itself.
 */
function createCounters() {
  /**
   * The words of a block that are not empty, and of each the number of its last document. They are
   * listed without a branch, and what counts them never meets an empty one: a processor guesses wrong
   * at every other word of a set that is half empty, and a wrong guess costs more than a count.
   */
  const words = new Int32Array(block);
  const lasts = new Int32Array(block);

  /** Documents one by one. */
  const documents = new Uint32Array(enough + 32);

  /** One counter for whatever two bytes can say; all are 0 before and after a count. */
  const counters = new Int32Array(1 << 16);

  /** Writes how many of the documents have each code. */
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
    takeCounters(counts);
  }

  /** The same for the codes of several columns, none of which has a code of another. */
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
    takeCounters(counts);
  }

  /** Lists the words of a block, and tells how many are not empty. */
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

  /** Counts the documents of the listed words, which are one or more. */
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
   * Counts the documents of some listed words, and tells which word is the next. Two or three columns
   * are counted at a time: a counter that was just written is waited for, another one is not.
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

  function takeCounters(counts: Int32Array): void {
    counts.set(counters.subarray(0, counts.length));
    counters.fill(0, 0, counts.length);
  }

  return { countCodes, countColumns };
}

/** Codes of four bytes, which few columns have, find no place among the counters. */
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
