// Written out, and none stands in another: a compiler takes what stays the same out of one loop, not
// out of two.
import { type Bits, countPlainWords } from './bits.js';
import { countCodes, countColumns } from './count-documents.js';
import type { Kernels } from './kernels.js';

/** Loops in JavaScript, for any arrays. */
export const plainKernels: Kernels = {
  join(one, other, third, mask) {
    for (let at = 0; at < mask.length; at += 1) mask[at] = one[at]! | other[at]! | third[at]!;
  },
  subtract(within, without, mask) {
    for (let at = 0; at < mask.length; at += 1) mask[at] = within[at]! & ~without[at]!;
  },
  narrow(base, mask) {
    for (let at = 0; at < base.length; at += 1) base[at]! &= mask[at]!;
  },
  beginMasks: ([a, b, c, d, e], base, hits, once) => beginMasks(a, b, c, d, e, base, hits, once),
  addMasks(a, b, hits, once) {
    for (let at = 0; at < hits.length; at += 1) {
      const one = a[at]!;
      const other = b[at]!;
      const both = one & other;
      const passed = hits[at]!;
      hits[at] = passed & both;
      once[at] = (once[at]! & both) | (passed & (one ^ other));
    }
  },
  countWords: countPlainWords,
  countCodes,
  countColumns,
};

function beginMasks(
  a: Bits,
  b: Bits,
  c: Bits,
  d: Bits,
  e: Bits,
  base: Bits,
  hits: Bits,
  once: Bits,
): void {
  for (let at = 0; at < base.length; at += 1) {
    const word = base[at]!;
    const one = a[at]!;
    const other = b[at]!;
    const third = c[at]!;
    const both = one & other;
    const passed = word & both & third;
    const failed = word & ((both & ~third) | ((one ^ other) & third));
    const fourth = d[at]!;
    const fifth = e[at]!;
    const last = fourth & fifth;
    hits[at] = passed & last;
    once[at] = (failed & last) | (passed & (fourth ^ fifth));
  }
}
