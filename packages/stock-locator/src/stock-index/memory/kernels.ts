import type { Bits } from './bits.js';
import type { CodeColumn } from './code-column.js';

/** Span of words (end exclusive); both even. */
export interface WordSpan {
  readonly from: number;
  readonly to: number;
}

/** Documents of some words in `bits` and, if set, not in `without`. */
export interface CountedDocuments {
  readonly bits: Bits;
  readonly without: Bits | undefined;
  readonly span: WordSpan;
}

/** Inner loops of a query, over all words or documents of a segment. */
export interface Kernels {
  /** Sets `mask` to the union of three sets. */
  join(one: Bits, other: Bits, third: Bits, mask: Bits): void;
  /** Sets `mask` to `within` minus `without`. */
  subtract(within: Bits, without: Bits, mask: Bits): void;
  /** Intersects `base` with `mask`. */
  narrow(base: Bits, mask: Bits): void;
  /**
   * Sets `hits` to the documents of `base` in all of five masks, `once` to those in all but one.
   */
  beginMasks(
    masks: readonly [a: Bits, b: Bits, c: Bits, d: Bits, e: Bits],
    base: Bits,
    hits: Bits,
    once: Bits,
  ): void;
  /** The same for two further masks. */
  addMasks(a: Bits, b: Bits, hits: Bits, once: Bits): void;
  /** Number of documents in a span of words (end exclusive). */
  countWords(bits: Bits, from: number, to: number): number;
  /** Writes the number of documents per code. */
  countCodes(of: CountedDocuments, codes: CodeColumn, counts: Int32Array): void;
  /** The same for several columns with disjoint codes. */
  countColumns(of: CountedDocuments, columns: readonly CodeColumn[], counts: Int32Array): void;
}
