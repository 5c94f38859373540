import { type Bits, emptyBits } from './bits.js';
import { type CodeColumn, createCodeColumn } from './code-column.js';
import { createNativeMemory } from './create-native-memory.js';
import type { Kernels } from './kernels.js';
import { plainKernels } from './plain-kernels.js';

/** Allocates a segment's sets and codes, with the loops for that memory. */
export interface SegmentMemory {
  readonly kernels: Kernels;
  /** An empty set. */
  allocateBits(): Bits;
  /** A zeroed column for codes up to `greatest`. */
  allocateCodes(greatest: number): CodeColumn;
  /** Frees arrays for reuse. */
  free(arrays: readonly (Bits | CodeColumn)[]): void;
}

/** Expected allocations of a segment. Further ones are served from slower memory. */
export interface MemoryPlan {
  readonly documents: number;
  readonly sets: number;
  /** Max code of each column. */
  readonly columns: readonly number[];
}

/**
 * Segments with at least `native` documents use WebAssembly memory, which makes queries two to
 * three times faster; for smaller ones the difference is not noticeable. Without WebAssembly, or if
 * a page's policy forbids it, arrays and JavaScript are used.
 */
export function createSegmentMemory(plan: MemoryPlan, native: number): SegmentMemory {
  const isLarge = plan.documents >= Math.max(1, native);
  const memory = isLarge ? createNativeMemory(plan) : undefined;
  return memory ?? plainMemory(plan);
}

const plainMemory = ({ documents }: MemoryPlan): SegmentMemory => ({
  kernels: plainKernels,
  allocateBits: () => emptyBits(documents),
  allocateCodes: (greatest) => createCodeColumn(documents, greatest),
  free() {},
});
