import { type Bits, emptyBits, setBit } from './bits.js';
import type { CompiledQuery, FacetFilter } from './compile-query.js';
import { markRange } from './number-column.js';
import { addTo, type Posting } from './postings.js';
import { findDocument, type Segment } from './segment.js';

/** Bits that a segment's queries write into, made once. */
export interface MaskRoom {
  readonly masks: Bits[];
  readonly base: Bits;
  readonly hits: Bits;
  readonly once: Bits;
}

export const createMaskRoom = (documents: number): MaskRoom => ({
  masks: [],
  base: emptyBits(documents),
  hits: emptyBits(documents),
  once: emptyBits(documents),
});

/** For each filter, facets before ranges, the documents that pass it. */
export function filterMasks(segment: Segment, query: CompiledQuery, room: MaskRoom): Bits[] {
  const masks = query.facets.map((filter, at) => facetMask(segment, filter, slot(room, at)));
  for (const { number, from, to } of query.ranges) {
    const mask = slot(room, masks.length);
    markRange(segment.numbers[number]!, from, to, mask);
    masks.push(mask);
  }
  return masks;
}

function slot(room: MaskRoom, at: number): Bits {
  room.masks[at] ??= new Int32Array(room.base.length);
  return room.masks[at];
}

function facetMask({ postings }: Segment, { facet, values }: FacetFilter, mask: Bits): Bits {
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
  else join(dense[0]!, dense[1]!, dense[2] ?? dense[1]!, mask);
  for (let at = 3; at < dense.length; at += 1) join(mask, mask, dense[at]!, mask);
  for (const posting of sparse) addTo(mask, posting);
  return mask;
}

function join(one: Bits, other: Bits, third: Bits, mask: Bits): void {
  for (let at = 0; at < mask.length; at += 1) mask[at] = one[at]! | other[at]! | third[at]!;
}

/** What all filters start from: the living documents that meet the demands and bounds. */
export function demandedDocuments(segment: Segment, query: CompiledQuery, room: MaskRoom): Bits {
  const { demands, bounds, only } = query;
  if (demands.length === 0 && bounds.length === 0 && !only) return segment.alive;
  const { base } = room;
  if (only) {
    base.fill(0);
    for (const id of only) {
      const document = findDocument(segment, id);
      if (document >= 0) setBit(base, document);
    }
  } else {
    base.set(segment.alive);
  }
  for (const demand of demands) narrow(base, facetMask(segment, demand, slot(room, 0)));
  for (const { number, from, to } of bounds) {
    const mask = slot(room, 0);
    markRange(segment.numbers[number]!, from, to, mask);
    narrow(base, mask);
  }
  return base;
}

function narrow(base: Bits, mask: Bits): void {
  for (let at = 0; at < base.length; at += 1) base[at]! &= mask[at]!;
}

/**
 * `hits` becomes the documents of `base` that pass every mask, `once` those that fail exactly one of
 * them. The first pass over the words takes three masks, each other one two; `base` stands in where
 * there are fewer.
 */
export function combineMasks(
  base: Bits,
  masks: readonly Bits[],
  { hits, once }: Pick<MaskRoom, 'hits' | 'once'>,
): void {
  beginMasks(masks[0] ?? base, masks[1] ?? base, masks[2] ?? base, base, hits, once);
  for (let at = 3; at < masks.length; at += 2) {
    addMasks(masks[at]!, masks[at + 1] ?? base, hits, once);
  }
}

function beginMasks(a: Bits, b: Bits, c: Bits, base: Bits, hits: Bits, once: Bits): void {
  for (let at = 0; at < hits.length; at += 1) {
    const word = base[at]!;
    const one = a[at]!;
    const other = b[at]!;
    const third = c[at]!;
    const both = one & other;
    hits[at] = word & both & third;
    once[at] = word & ((both & ~third) | ((one ^ other) & third));
  }
}

function addMasks(a: Bits, b: Bits, hits: Bits, once: Bits): void {
  for (let at = 0; at < hits.length; at += 1) {
    const one = a[at]!;
    const other = b[at]!;
    const both = one & other;
    const passed = hits[at]!;
    hits[at] = passed & both;
    once[at] = (once[at]! & both) | (passed & (one ^ other));
  }
}
