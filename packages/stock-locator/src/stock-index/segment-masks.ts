import { type Bits, emptyBits, setBit } from './bits.js';
import type { CompiledQuery, FacetFilter } from './compile-query.js';
import { markPlaces, type PlaceSpan, placesIn } from './number-column.js';
import { addTo, type Posting } from './postings.js';
import { findDocument, type Segment } from './segment.js';
import type { ValueSets } from './value-sets.js';

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

/** A filter that something fails. */
export interface FilterMask {
  /** Facets, then numbers. */
  readonly column: number;
  /** The documents that pass it. */
  readonly mask: Bits;
}

/** The filters of a query. */
export interface FilterMasks {
  readonly masks: readonly FilterMask[];
  /** The documents that pass the range of the number by which they stand. */
  readonly placed: PlaceSpan;
}

export function filterMasks(
  segment: Segment,
  query: CompiledQuery,
  facets: readonly ValueSets[],
  room: MaskRoom,
): FilterMasks {
  const masks: FilterMask[] = [];
  for (const filter of query.facets) {
    if (allHold(segment, filter, facets)) continue;
    masks.push({
      column: filter.facet,
      mask: facetMask(segment, filter, slot(room, masks.length)),
    });
  }
  let placed: PlaceSpan = { first: 0, end: segment.documents };
  for (const { number, from, to } of query.ranges) {
    const column = segment.numbers[number]!;
    const places = placesIn(column, from, to);
    if (places.end - places.first === segment.documents) continue;
    const mask = slot(room, masks.length);
    markPlaces(column, places, mask);
    masks.push({ column: facets.length + number, mask });
    if (!column.order) placed = places;
  }
  return { masks, placed };
}

/** Whether every living document has a value of the filter. */
function allHold(
  { holders }: Segment,
  { facet, values }: FacetFilter,
  facets: readonly ValueSets[],
): boolean {
  const { sets } = facets[facet]!;
  return holders[facet]!.every(
    (size, set) => size === 0 || sets[set]!.some((value) => values.includes(value)),
  );
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
    markPlaces(segment.numbers[number]!, placesIn(segment.numbers[number]!, from, to), mask);
    narrow(base, mask);
  }
  return base;
}

function narrow(base: Bits, mask: Bits): void {
  for (let at = 0; at < base.length; at += 1) base[at]! &= mask[at]!;
}

/**
 * `hits` becomes the documents of `base` that pass every mask, `once` those that fail exactly one of
 * them. The first pass takes five masks, each other one two; `base` stands in where there are fewer.
 */
export function combineMasks(
  base: Bits,
  masks: readonly Bits[],
  { hits, once }: Pick<MaskRoom, 'hits' | 'once'>,
): void {
  const [a = base, b = base, c = base, d = base, e = base] = masks;
  beginMasks(a, b, c, d, e, base, hits, once);
  for (let at = 5; at < masks.length; at += 2) {
    addMasks(masks[at]!, masks[at + 1] ?? base, hits, once);
  }
}

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
