import type { Bits } from '../memory/bits.js';
import type { WordSpan } from '../memory/kernels.js';
import type { PositionSpan } from '../segment/number-column.js';
import type { Segment } from '../segment/segment.js';
import { createMaskBuffers, type MaskBuffers } from '../segment/segment-masks.js';

/** Buffers of a segment's queries, allocated once; invalid after the query. */
export interface CountBuffers {
  readonly masks: MaskBuffers;
  /** Hits per counter. */
  readonly counts: Int32Array;
  /** Combinations with hits, per group. */
  readonly found: readonly FoundList[];
  /**
   * For each number that is always counted, the hits per cell, after one entry for documents
   * without it.
   */
  readonly cells: readonly (Int32Array | undefined)[];
  /**
   * Per column and code: first the documents that fail only its filter, then all that pass the
   * others.
   */
  readonly open: Int32Array[];
  /** Counts of any column's codes, see `cleared`. */
  perCode: Int32Array;
}

/** Combinations of a group, and the hits of each. */
export interface FoundList {
  readonly combinations: Uint32Array;
  readonly sizes: Int32Array;
  size: number;
}

const createFoundList = (buffers: number): FoundList => ({
  combinations: new Uint32Array(buffers),
  sizes: new Int32Array(buffers),
  size: 0,
});

/** Shared state of one count. */
export interface Counting {
  readonly segment: Segment;
  readonly buffers: CountBuffers;
  /** Positions of the documents within the range of the primary number, and their words. */
  readonly primarySpan: PositionSpan;
  readonly span: WordSpan;
  /** Mask of each column's filter (facets, then numbers); undefined if nothing fails it. */
  readonly masks: readonly (Bits | undefined)[];
  /** All live documents, if more than half of them pass. */
  readonly complementBase: Bits | undefined;
  /** True if all live documents pass every filter but one. */
  readonly alone: boolean;
}

const bufferSets = new WeakMap<Segment, CountBuffers>();

export function buffersOf(segment: Segment): CountBuffers {
  const known = bufferSets.get(segment);
  if (known) return known;
  const masks = createMaskBuffers(segment.memory);
  const buffers = {
    masks,
    counts: new Int32Array(segment.totals.length),
    found: segment.groups.map(({ buffers }) => createFoundList(buffers)),
    cells: segment.numbers.map(({ cells, ranged, order }) =>
      ranged || !order ? new Int32Array(cells.length) : undefined,
    ),
    open: [],
    perCode: new Int32Array(0),
  };
  bufferSets.set(segment, buffers);
  return buffers;
}

/** Drops the buffers of a segment after its cells have changed. */
export function discardBuffers(segment: Segment): void {
  const buffers = bufferSets.get(segment);
  if (!buffers) return;
  const { base, hits, once, masks } = buffers.masks;
  segment.memory.free([base, hits, once, ...masks]);
  bufferSets.delete(segment);
}

/** Zeroed counts for at least `codes` codes; valid until the next call. */
export function cleared(buffers: CountBuffers, codes: number): Int32Array {
  buffers.perCode = zeros(buffers.perCode, codes);
  return buffers.perCode;
}

/** Zeroed counts of a column with a filter. */
export function clearedOpen(buffers: CountBuffers, column: number, codes: number): Int32Array {
  buffers.open[column] = zeros(buffers.open[column], codes);
  return buffers.open[column];
}

function zeros(known: Int32Array | undefined, size: number): Int32Array {
  return known && known.length >= size ? known.fill(0) : new Int32Array(size + (size >> 1) + 32);
}
