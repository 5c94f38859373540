import type { Bits } from '../memory/bits.js';
import type { WordSpan } from '../memory/kernels.js';
import type { PlaceSpan } from '../segment/number-column.js';
import type { Segment } from '../segment/segment.js';
import { createMaskBuffers, type MaskBuffers } from '../segment/segment-masks.js';

/** What the queries of a segment write into, made once; none of it outlasts a query. */
export interface CountBuffers {
  readonly masks: MaskBuffers;
  /** Per counter the hits. */
  readonly counts: Int32Array;
  /** For each group its combinations that have hits. */
  readonly found: readonly FoundList[];
  /** For each number that is always counted the hits of each cell, after one entry for those without it. */
  readonly cells: readonly (Int32Array | undefined)[];
  /** Per column and code the documents that fail its filter alone, and then all that pass the others. */
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

/** What all parts of one count know of it. */
export interface Counting {
  readonly segment: Segment;
  readonly buffers: CountBuffers;
  /** Where documents stand that pass the range of the number by which they stand; and their words. */
  readonly placed: PlaceSpan;
  readonly span: WordSpan;
  /** For each column (facets, then numbers) the mask of its filter, where something fails that. */
  readonly masks: readonly (Bits | undefined)[];
  /** All living documents, where more than half of them pass. */
  readonly maxOf: Bits | undefined;
  /** All living documents pass every filter but one. */
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

/** For a segment whose cells have changed. */
export function discardBuffers(segment: Segment): void {
  const buffers = bufferSets.get(segment);
  if (!buffers) return;
  const { base, hits, once, masks } = buffers.masks;
  segment.memory.giveBack([base, hits, once, ...masks]);
  bufferSets.delete(segment);
}

/** Zeros for so many codes, or more of them; good until the next call. */
export function cleared(buffers: CountBuffers, codes: number): Int32Array {
  buffers.perCode = zeros(buffers.perCode, codes);
  return buffers.perCode;
}

/** Zeros for the codes of a column that has a filter. */
export function clearedOpen(buffers: CountBuffers, column: number, codes: number): Int32Array {
  buffers.open[column] = zeros(buffers.open[column], codes);
  return buffers.open[column];
}

function zeros(known: Int32Array | undefined, size: number): Int32Array {
  return known && known.length >= size ? known.fill(0) : new Int32Array(size + (size >> 1) + 32);
}
