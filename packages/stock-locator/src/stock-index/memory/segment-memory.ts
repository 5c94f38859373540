import { type Bits, emptyBits } from './bits.js';
import { type CodeColumn, createCodeColumn } from './code-column.js';
import type { Kernels } from './kernels.js';
import { createNativeMemory } from './native-memory.js';
import { plainKernels } from './plain-kernels.js';

/** Where a segment keeps its sets of documents and its codes, and the loops that run over them. */
export interface SegmentMemory {
  readonly kernels: Kernels;
  /** A set without a document. */
  takeBits(): Bits;
  /** A column of zeros for codes up to `greatest`. */
  takeCodes(greatest: number): CodeColumn;
  /** For what nobody reads any more; the next that asks for as much is given it. */
  giveBack(arrays: readonly (Bits | CodeColumn)[]): void;
}

/** What a segment will ask for. What is more than that is found room for elsewhere, and is slower. */
export interface MemoryPlan {
  readonly documents: number;
  readonly sets: number;
  /** The greatest code of each column. */
  readonly columns: readonly number[];
}

/**
 * A segment of at least `native` documents is put where WebAssembly works on it, which asks a query
 * two to three times as fast. One with fewer gains nothing that a visitor would notice. Where there is
 * no WebAssembly, or a page's policy forbids it, arrays and JavaScript do.
 */
export function createSegmentMemory(plan: MemoryPlan, native: number): SegmentMemory {
  const isLarge = plan.documents >= Math.max(1, native);
  const memory = isLarge ? createNativeMemory(plan) : undefined;
  return memory ?? plainMemory(plan);
}

const plainMemory = ({ documents }: MemoryPlan): SegmentMemory => ({
  kernels: plainKernels,
  takeBits: () => emptyBits(documents),
  takeCodes: (greatest) => createCodeColumn(documents, greatest),
  giveBack() {},
});
