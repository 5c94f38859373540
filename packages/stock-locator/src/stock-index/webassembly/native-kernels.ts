import type { Bits } from '../memory/bits.js';
import type { CodeColumn } from '../memory/code-column.js';
import type { CountedDocuments, Kernels } from '../memory/kernels.js';
import { plainKernels } from '../memory/plain-kernels.js';

/** Exports of `native-loops.wat`. All values are addresses, or byte offsets in a set. */
export interface NativeLoops {
  join(one: number, other: number, third: number, mask: number, end: number): void;
  subtract(within: number, without: number, mask: number, end: number): void;
  narrow(base: number, mask: number, end: number): void;
  beginMasks(
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    base: number,
    hits: number,
    once: number,
    end: number,
  ): void;
  addMasks(a: number, b: number, hits: number, once: number, end: number): void;
  countWords(bits: number, from: number, end: number): number;
  countBytes(
    bits: number,
    without: number,
    from: number,
    end: number,
    codes: number,
    counters: number,
  ): void;
  list(bits: number, without: number, from: number, end: number, list: number): number;
  countListed(list: number, end: number, codes: number, counters: number): void;
  countListedTwice(
    list: number,
    end: number,
    codes: number,
    others: number,
    counters: number,
  ): void;
}

/** Addresses of the loops' buffers. */
export interface NativeBuffers {
  /** A counter for each 16-bit code, 0 before and after a count. */
  readonly counters: Int32Array;
  /** Document indexes: 32 for each word of a block. */
  readonly list: Uint32Array;
  /** The empty set. */
  readonly none: Bits;
}

/** Words per block: the documents of a block fit into the L1 cache. */
export const blockWords = 256;

/** Loops in WebAssembly for arrays of its memory, in JavaScript for others. */
export function createNativeKernels(
  loops: NativeLoops,
  { counters, list, none }: NativeBuffers,
): Kernels {
  const { buffer } = counters;
  const isOurs = (...arrays: readonly ArrayBufferView[]) =>
    arrays.every((array) => array.buffer === buffer);

  function countListed(end: number, columns: readonly CodeColumn[]): void {
    let at = 0;
    for (; columns.length - at >= 2; at += 2) {
      const [codes, others] = [columns[at]!.byteOffset, columns[at + 1]!.byteOffset];
      loops.countListedTwice(list.byteOffset, end, codes, others, counters.byteOffset);
    }
    if (at === columns.length) return;
    loops.countListed(list.byteOffset, end, columns[at]!.byteOffset, counters.byteOffset);
  }

  function countColumns(
    of: CountedDocuments,
    columns: readonly CodeColumn[],
    counts: Int32Array,
  ): void {
    const { bits, without = none, span } = of;
    const fits = columns.every((codes) => codes.BYTES_PER_ELEMENT === 2);
    if (!fits || !isOurs(bits, without, ...columns)) {
      plainKernels.countColumns(of, columns, counts);
      return;
    }
    for (let from = span.from; from < span.to; from += blockWords) {
      const to = Math.min(span.to, from + blockWords);
      const [at, end] = [from * 4, to * 4];
      const listed = loops.list(bits.byteOffset, without.byteOffset, at, end, list.byteOffset);
      if (listed > list.byteOffset) countListed(listed, columns);
    }
    allocateCounters(counts);
  }

  function allocateCounters(counts: Int32Array): void {
    counts.set(counters.subarray(0, counts.length));
    counters.fill(0, 0, counts.length);
  }

  return {
    join(one, other, third, mask) {
      if (!isOurs(one, other, third, mask)) return plainKernels.join(one, other, third, mask);
      const { byteOffset, byteLength } = mask;
      loops.join(one.byteOffset, other.byteOffset, third.byteOffset, byteOffset, byteLength);
    },
    subtract(within, without, mask) {
      if (!isOurs(within, without, mask)) return plainKernels.subtract(within, without, mask);
      const { byteOffset, byteLength } = mask;
      loops.subtract(within.byteOffset, without.byteOffset, byteOffset, byteLength);
    },
    narrow(base, mask) {
      if (!isOurs(base, mask)) return plainKernels.narrow(base, mask);
      loops.narrow(base.byteOffset, mask.byteOffset, base.byteLength);
    },
    beginMasks(masks, base, hits, once) {
      if (!isOurs(...masks, base, hits, once)) {
        return plainKernels.beginMasks(masks, base, hits, once);
      }
      const [a, b, c, d, e] = masks;
      loops.beginMasks(
        a.byteOffset,
        b.byteOffset,
        c.byteOffset,
        d.byteOffset,
        e.byteOffset,
        base.byteOffset,
        hits.byteOffset,
        once.byteOffset,
        base.byteLength,
      );
    },
    addMasks(a, b, hits, once) {
      if (!isOurs(a, b, hits, once)) return plainKernels.addMasks(a, b, hits, once);
      const { byteOffset, byteLength } = once;
      loops.addMasks(a.byteOffset, b.byteOffset, hits.byteOffset, byteOffset, byteLength);
    },
    countWords(bits, from, to) {
      if (!isOurs(bits)) return plainKernels.countWords(bits, from, to);
      return from < to ? loops.countWords(bits.byteOffset, from * 4, to * 4) : 0;
    },
    countCodes(of, codes, counts) {
      const { bits, without = none, span } = of;
      if (codes.BYTES_PER_ELEMENT === 2) return countColumns(of, [codes], counts);
      if (codes.BYTES_PER_ELEMENT > 2 || !isOurs(bits, without, codes)) {
        return plainKernels.countCodes(of, codes, counts);
      }
      if (span.from >= span.to) {
        counts.fill(0);
        return;
      }
      const [from, end] = [span.from * 4, span.to * 4];
      const { byteOffset } = counters;
      loops.countBytes(
        bits.byteOffset,
        without.byteOffset,
        from,
        end,
        codes.byteOffset,
        byteOffset,
      );
      allocateCounters(counts);
    },
    countColumns,
  };
}
