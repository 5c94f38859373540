import { type Bits, setBit } from '../memory/bits.js';
import type { Kernels } from '../memory/kernels.js';
import type { SegmentMemory } from '../memory/segment-memory.js';
import type { CompiledQuery, FacetFilter } from '../query/compile-query.js';
import type { ValueSets } from '../schema/value-sets.js';
import { markPositions, type PositionSpan, positionsIn } from './number-column.js';
import { addTo, type Posting } from './postings.js';
import { findDocument, type Segment } from './segment.js';

/** Buffers of a segment's queries, allocated once. */
export interface MaskBuffers {
  readonly masks: Bits[];
  readonly base: Bits;
  readonly hits: Bits;
  readonly once: Bits;
}

export const createMaskBuffers = (memory: SegmentMemory): MaskBuffers => ({
  masks: [],
  base: memory.allocateBits(),
  hits: memory.allocateBits(),
  once: memory.allocateBits(),
});

/** Max sets of documents in the buffers, for a number of columns. */
export const maskBufferSets = (columns: number): number => columns + 3;

/** A filter that some documents fail. */
export interface FilterMask {
  /** Facets, then numbers. */
  readonly column: number;
  /** Documents that pass it. */
  readonly mask: Bits;
}

/** Filters of a query. */
export interface FilterMasks {
  readonly masks: readonly FilterMask[];
  /** Positions within the range of the primary number. */
  readonly primarySpan: PositionSpan;
}

export function filterMasks(
  segment: Segment,
  query: CompiledQuery,
  facets: readonly ValueSets[],
  buffers: MaskBuffers,
): FilterMasks {
  const masks: FilterMask[] = [];
  for (const filter of query.facets) {
    if (allHaveValue(segment, filter, facets)) continue;
    masks.push({
      column: filter.facet,
      mask: facetMask(segment, filter, slot(segment, buffers, masks.length)),
    });
  }
  let primarySpan: PositionSpan = { first: 0, end: segment.documents };
  for (const { number, from, to } of query.ranges) {
    const column = segment.numbers[number]!;
    const positions = positionsIn(column, from, to);
    if (positions.end - positions.first === segment.documents) continue;
    const mask = slot(segment, buffers, masks.length);
    markPositions(column, positions, mask, segment.memory.kernels);
    masks.push({ column: facets.length + number, mask });
    if (!column.order) primarySpan = positions;
  }
  return { masks, primarySpan };
}

/** True if every live document has a value of the filter. */
function allHaveValue(
  { holders }: Segment,
  { facet, values }: FacetFilter,
  facets: readonly ValueSets[],
): boolean {
  const { sets } = facets[facet]!;
  return holders[facet]!.every(
    (size, set) => size === 0 || sets[set]!.some((value) => values.includes(value)),
  );
}

function slot({ memory }: Segment, buffers: MaskBuffers, at: number): Bits {
  buffers.masks[at] ??= memory.allocateBits();
  return buffers.masks[at];
}

function facetMask(
  { memory: { kernels }, postings }: Segment,
  { facet, values }: FacetFilter,
  mask: Bits,
): Bits {
  const dense: Bits[] = [];
  const sparse: Posting[] = [];
  for (const value of values) {
    const posting = postings[facet]![value];
    if (!posting) continue;
    if ('bits' in posting) dense.push(posting.bits);
    else sparse.push(posting);
  }
  if (dense.length === 1 && sparse.length === 0) return dense[0]!;
  if (dense.length === 0) mask.fill(0);
  else if (dense.length === 1) mask.set(dense[0]!);
  else kernels.join(dense[0]!, dense[1]!, dense[2] ?? dense[1]!, mask);
  for (let at = 3; at < dense.length; at += 1) kernels.join(mask, mask, dense[at]!, mask);
  for (const posting of sparse) addTo(mask, posting);
  return mask;
}

/** Base of all filters: live documents within the demands and bounds. */
export function demandedDocuments(
  segment: Segment,
  query: CompiledQuery,
  buffers: MaskBuffers,
): Bits {
  const { demands, bounds, only } = query;
  if (demands.length === 0 && bounds.length === 0 && !only) return segment.alive;
  const { base } = buffers;
  if (only) {
    base.fill(0);
    for (const id of only) {
      const document = findDocument(segment, id);
      if (document >= 0) setBit(base, document);
    }
  } else {
    base.set(segment.alive);
  }
  const { kernels } = segment.memory;
  const spare = slot(segment, buffers, 0);
  for (const demand of demands) kernels.narrow(base, facetMask(segment, demand, spare));
  for (const { number, from, to } of bounds) {
    const column = segment.numbers[number]!;
    markPositions(column, positionsIn(column, from, to), spare, kernels);
    kernels.narrow(base, spare);
  }
  return base;
}

/**
 * Sets `hits` to the documents of `base` that pass every mask, `once` to those that fail exactly
 * one. The first pass takes five masks, further ones two; missing masks are filled with `base`.
 */
export function combineMasks(
  base: Bits,
  masks: readonly Bits[],
  { hits, once }: Pick<MaskBuffers, 'hits' | 'once'>,
  kernels: Kernels,
): void {
  const [a = base, b = base, c = base, d = base, e = base] = masks;
  kernels.beginMasks([a, b, c, d, e], base, hits, once);
  for (let at = 5; at < masks.length; at += 2) {
    kernels.addMasks(masks[at]!, masks[at + 1] ?? base, hits, once);
  }
}
