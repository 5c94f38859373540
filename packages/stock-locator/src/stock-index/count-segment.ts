import { type Bits, countSpan } from './bits.js';
import type { CompiledQuery } from './compile-query.js';
import { countFailing, countHits, countMissing, foldColumn } from './group-counters.js';
import type { NumberColumn } from './number-column.js';
import { leastOf, mostOf, type Passing } from './number-ends.js';
import type { Segment } from './segment.js';
import {
  combineMasks,
  createMaskRoom,
  demandedDocuments,
  filterMasks,
  type MaskRoom,
} from './segment-masks.js';
import type { Tally } from './tally.js';
import type { ValueSets } from './value-sets.js';

/** The documents of a segment that a query leaves. */
export interface SegmentHits {
  readonly bits: Bits;
  readonly size: number;
  /** Per number the hits of each cell, after one entry for those without it. */
  readonly cells: readonly Uint32Array[];
}

interface Room {
  readonly masks: MaskRoom;
  readonly counts: Uint32Array;
  readonly failing: Uint32Array;
}

const rooms = new WeakMap<Segment, Room>();

function roomOf(segment: Segment): Room {
  const known = rooms.get(segment);
  if (known) return known;
  const counters = segment.totals.length;
  const room = {
    masks: createMaskRoom(segment.documents),
    counts: new Uint32Array(counters),
    failing: new Uint32Array(counters),
  };
  rooms.set(segment, room);
  return room;
}

/** Adds what a query finds in a segment to its tally. The bits are good until the next query. */
export function countSegment(
  segment: Segment,
  query: CompiledQuery,
  facets: readonly ValueSets[],
  tally: Tally,
): SegmentHits {
  const room = roomOf(segment);
  const base = demandedDocuments(segment, query, room.masks);
  const masks = filterMasks(segment, query, room.masks);
  combineMasks(base, masks, room.masks);
  const { hits } = room.masks;
  const primary = segment.numbers.find(({ order }) => order === null)!;
  const places = cellsInPlace(primary, hits);
  const size = sum(places) + countSpan(hits, primary.size, hits.length << 5);
  tally.total += size;

  const whole = base === segment.alive;
  countHits(segment, hits, whole && size * 2 > segment.living ? base : undefined, room.counts);
  const cells = segment.numbers.map((column, at) =>
    column === primary
      ? places
      : fold(segment, facets.length + at, room.counts, column.cells.length),
  );
  for (const [facet, { sets }] of facets.entries()) {
    addSets(tally.facets[facet]!, fold(segment, facet, room.counts, sets.length), sets);
  }
  const only = whole && masks.length === 1;
  for (const [at, { facet }] of query.facets.entries()) {
    countOpen(segment, facet, masks[at]!, only, room);
    const { sets } = facets[facet]!;
    addSets(tally.facets[facet]!, fold(segment, facet, room.failing, sets.length), sets);
  }
  countRanges(segment, query, cells, masks, only, room, tally);
  return { bits: hits, size, cells };
}

/** Counts in the group of a column those that fail its filter alone. */
function countOpen(segment: Segment, column: number, mask: Bits, only: boolean, room: Room): void {
  const { group } = segment.places[column]!;
  if (only) countMissing(segment, group, room.counts, room.failing);
  else countFailing(segment, group, room.masks.once, mask, room.failing);
}

function countRanges(
  segment: Segment,
  { facets, ranges }: CompiledQuery,
  cells: readonly Uint32Array[],
  masks: readonly Bits[],
  only: boolean,
  room: Room,
  tally: Tally,
): void {
  const { hits, once } = room.masks;
  const first = segment.postings.length;
  for (const [number, column] of segment.numbers.entries()) {
    if (column.below.length === 0) continue;
    const at = ranges.findIndex((range) => range.number === number);
    const mask = at < 0 ? undefined : masks[facets.length + at]!;
    let open = cells[number]!;
    let passing: Passing = { hits, once, mask };
    if (mask && column.order === null) {
      for (let at = 0; at < mask.length; at += 1) mask[at] = hits[at]! | (once[at]! & ~mask[at]!);
      open = cellsInPlace(column, mask);
      passing = { hits: mask, once, mask: undefined };
    } else if (mask) {
      open = open.slice();
      countOpen(segment, first + number, mask, only, room);
      foldColumn(segment, first + number, room.failing, open);
    }
    const { bars } = column;
    for (let cell = 1; cell < open.length; cell += 1) {
      tally.bars[number]![bars[cell - 1]!]! += open[cell]!;
    }
    tally.least[number] = Math.min(tally.least[number]!, leastOf(column, open, passing));
    tally.most[number] = Math.max(tally.most[number]!, mostOf(column, open, passing));
  }
}

/** The documents of each cell of the number by which they stand. */
function cellsInPlace({ cells }: NumberColumn, bits: Bits): Uint32Array {
  const counts = new Uint32Array(cells.length);
  for (let cell = 0; cell + 1 < cells.length; cell += 1) {
    counts[cell + 1] = countSpan(bits, cells[cell]!, cells[cell + 1]!);
  }
  return counts;
}

function fold(segment: Segment, column: number, counts: Uint32Array, codes: number): Uint32Array {
  const perCode = new Uint32Array(codes);
  foldColumn(segment, column, counts, perCode);
  return perCode;
}

function sum(counts: Uint32Array): number {
  let total = 0;
  for (let at = 0; at < counts.length; at += 1) total += counts[at]!;
  return total;
}

function addSets(
  perValue: Uint32Array,
  perSet: Uint32Array,
  sets: readonly (readonly number[])[],
): void {
  for (let set = 0; set < perSet.length; set += 1) {
    const count = perSet[set]!;
    if (count === 0) continue;
    const values = sets[set]!;
    for (let at = 0; at < values.length; at += 1) perValue[values[at]!]! += count;
  }
}
