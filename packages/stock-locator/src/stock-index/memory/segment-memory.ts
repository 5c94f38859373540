import { type Bits, emptyBits } from './bits.js';
import { type CodeColumn, createCodeColumn } from './code-column.js';
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

/** Allocates a segment's memory; undefined for arrays and JavaScript. */
export type AllocateMemory = (plan: MemoryPlan) => SegmentMemory | undefined;

/** Default: arrays and JavaScript. */
export const createSegmentMemory = (plan: MemoryPlan, allocate?: AllocateMemory): SegmentMemory =>
  allocate?.(plan) ?? plainMemory(plan);

const plainMemory = ({ documents }: MemoryPlan): SegmentMemory => ({
  kernels: plainKernels,
  allocateBits: () => emptyBits(documents),
  allocateCodes: (greatest) => createCodeColumn(documents, greatest),
  free() {},
});
