import type { Bits } from './bits.js';
import type { CodeColumn } from './code-column.js';

/** Words from one up to, not including, another; both even. */
export interface WordSpan {
  readonly from: number;
  readonly to: number;
}

/** The documents of some words that are in `bits`, and not in `without` where there is one. */
export interface CountedDocuments {
  readonly bits: Bits;
  readonly without: Bits | undefined;
  readonly span: WordSpan;
}

/** The innermost loops of a query: all that is done once for each word or document of a segment. */
export interface Kernels {
  /** `mask` becomes what is in any of three. */
  join(one: Bits, other: Bits, third: Bits, mask: Bits): void;
  /** `mask` becomes what is in `within` and not in `without`. */
  subtract(within: Bits, without: Bits, mask: Bits): void;
  /** Leaves in `base` what is in `mask` too. */
  narrow(base: Bits, mask: Bits): void;
  /** `hits` becomes what of `base` is in all of five masks, `once` what is in all but one of them. */
  beginMasks(
    masks: readonly [a: Bits, b: Bits, c: Bits, d: Bits, e: Bits],
    base: Bits,
    hits: Bits,
    once: Bits,
  ): void;
  /** The same for two masks more. */
  addMasks(a: Bits, b: Bits, hits: Bits, once: Bits): void;
  /** How many documents the words hold from one up to, not including, another. */
  countWords(bits: Bits, from: number, to: number): number;
  /** Writes how many of the documents have each code. */
  countCodes(of: CountedDocuments, codes: CodeColumn, counts: Int32Array): void;
  /** The same for the codes of several columns, none of which has a code of another. */
  countColumns(of: CountedDocuments, columns: readonly CodeColumn[], counts: Int32Array): void;
}
