import { type Bits, emptyBits, setBit } from './bits.js';
import type { CompiledQuery, FacetFilter } from './compile-query.js';
import { markRange } from './number-column.js';
import { addTo } from './postings.js';
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
  const wanted = values.flatMap((value) => postings[facet]![value] ?? []);
  const most = wanted.find((posting) => 'bits' in posting);
  if (most && wanted.length === 1) return most.bits;
  if (most) mask.set(most.bits);
  else mask.fill(0);
  for (const posting of wanted) if (posting !== most) addTo(mask, posting);
  return mask;
}

/** What all filters start from: the living documents that meet the demands. */
export function demandedDocuments(segment: Segment, query: CompiledQuery, room: MaskRoom): Bits {
  const { demands, only } = query;
  if (demands.length === 0 && !only) return segment.alive;
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
  for (const demand of demands) {
    const mask = facetMask(segment, demand, slot(room, 0));
    for (let at = 0; at < base.length; at += 1) base[at]! &= mask[at]!;
  }
  return base;
}

/**
 * `hits` becomes the documents of `base` that pass every mask, `once` those that fail exactly one of
 * them. Two masks are worked in with each pass over the words.
 */
export function combineMasks(
  base: Bits,
  masks: readonly Bits[],
  { hits, once }: Pick<MaskRoom, 'hits' | 'once'>,
): void {
  const [first, ...others] = masks.length % 2 === 0 ? [base, ...masks] : masks;
  beginMasks(base, first!, hits, once);
  for (let at = 0; at + 1 < others.length; at += 2) {
    addMasks(others[at]!, others[at + 1]!, hits, once);
  }
}

function beginMasks(base: Bits, mask: Bits, hits: Bits, once: Bits): void {
  for (let at = 0; at < hits.length; at += 1) {
    const word = base[at]!;
    const passes = mask[at]!;
    hits[at] = word & passes;
    once[at] = word & ~passes;
  }
}

function addMasks(one: Bits, other: Bits, hits: Bits, once: Bits): void {
  for (let at = 0; at < hits.length; at += 1) {
    const passed = hits[at]!;
    const failedOnce = once[at]!;
    if ((passed | failedOnce) === 0) continue;
    const a = one[at]!;
    const b = other[at]!;
    hits[at] = passed & a & b;
    once[at] = (failedOnce & a & b) | (passed & (a ^ b));
  }
}
