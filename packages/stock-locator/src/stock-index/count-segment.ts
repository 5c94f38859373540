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
  readonly cells: readonly Int32Array[];
}

/** What the queries of a segment write into, made once; none of it outlasts a query. */
interface Room {
  readonly masks: MaskRoom;
  /** Per counter the hits, and those that fail one filter alone. */
  readonly counts: Int32Array;
  readonly failing: Int32Array;
  readonly cells: readonly Int32Array[];
}

const rooms = new WeakMap<Segment, Room>();

function roomOf(segment: Segment): Room {
  const known = rooms.get(segment);
  if (known) return known;
  const room = {
    masks: createMaskRoom(segment.documents),
    counts: new Int32Array(segment.totals.length),
    failing: new Int32Array(segment.totals.length),
    cells: segment.numbers.map(({ cells }) => new Int32Array(cells.length)),
  };
  rooms.set(segment, room);
  return room;
}

/** Adds what a query finds in a segment to its tally. The hits are good until the next query. */
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
  const size = countCells(segment, hits, room);
  tally.total += size;
  const whole = base === segment.alive;
  countHits(segment, hits, whole && size * 2 > segment.living ? base : undefined, room.counts);
  for (const [facet, { sets }] of facets.entries()) {
    foldSets(segment, facet, sets, room.counts, tally.facets[facet]!);
  }
  const only = whole && masks.length === 1;
  for (const [at, { facet }] of query.facets.entries()) {
    countOpen(segment, facet, masks[at]!, only, room);
    foldSets(segment, facet, facets[facet]!.sets, room.failing, tally.facets[facet]!);
  }
  for (const [number, column] of segment.numbers.entries()) {
    const cells = room.cells[number]!;
    if (column.order) foldColumn(segment, facets.length + number, room.counts, cells.fill(0));
    if (column.below.length === 0) continue;
    const at = query.ranges.findIndex((range) => range.number === number);
    const mask = at < 0 ? undefined : masks[query.facets.length + at]!;
    countRange(segment, number, mask, only, room, tally);
  }
  return { bits: hits, size, cells: room.cells };
}

/** Counts the hits of each cell of the primary number, and all hits. */
function countCells({ numbers }: Segment, hits: Bits, { cells }: Room): number {
  const primary = numbers.findIndex(({ order }) => order === null);
  const column = numbers[primary]!;
  const size = countInPlace(column, hits, cells[primary]!);
  return size + countSpan(hits, column.size, hits.length << 5);
}

/** The documents of each cell of the number by which they stand, and their sum. */
function countInPlace({ cells }: NumberColumn, bits: Bits, counts: Int32Array): number {
  let sum = 0;
  for (let cell = 0; cell + 1 < cells.length; cell += 1) {
    const count = countSpan(bits, cells[cell]!, cells[cell + 1]!);
    counts[cell + 1] = count;
    sum += count;
  }
  return sum;
}

/** Counts, in the group of a column, those that fail its filter alone. */
function countOpen(segment: Segment, column: number, mask: Bits, only: boolean, room: Room): void {
  const { group } = segment.places[column]!;
  if (only) countMissing(segment, group, room.counts, room.failing);
  else countFailing(segment, group, room.masks.once, mask, room.failing);
}

/** Adds a number's bars and ends: of the hits, and of those that fail its own range alone. */
function countRange(
  segment: Segment,
  number: number,
  mask: Bits | undefined,
  only: boolean,
  room: Room,
  tally: Tally,
): void {
  const column = segment.numbers[number]!;
  const { hits, once } = room.masks;
  let cells = room.cells[number]!;
  let passing: Passing = { hits, once, mask };
  if (mask && column.order) {
    cells = cells.slice();
    countOpen(segment, segment.postings.length + number, mask, only, room);
    foldColumn(segment, segment.postings.length + number, room.failing, cells);
  } else if (mask) {
    for (let at = 0; at < mask.length; at += 1) mask[at] = hits[at]! | (once[at]! & ~mask[at]!);
    cells = new Int32Array(cells.length);
    countInPlace(column, mask, cells);
    passing = { hits: mask, once, mask: undefined };
  }
  const bars = tally.bars[number]!;
  for (let cell = 1; cell < cells.length; cell += 1) {
    bars[column.bars[cell - 1]!]! += cells[cell]!;
  }
  tally.least[number] = Math.min(tally.least[number]!, leastOf(column, cells, passing));
  tally.most[number] = Math.max(tally.most[number]!, mostOf(column, cells, passing));
}

/** Adds the counts of a facet's combinations to those of its values. */
function foldSets(
  { groups, places }: Segment,
  facet: number,
  sets: readonly (readonly number[])[],
  counts: Int32Array,
  perValue: Uint32Array,
): void {
  const { group, place } = places[facet]!;
  const { codes, start } = groups[group]!;
  const of = codes[place]!;
  for (let at = 0; at < of.length; at += 1) {
    const count = counts[start + at]!;
    if (count === 0) continue;
    const values = sets[of[at]!]!;
    for (let each = 0; each < values.length; each += 1) perValue[values[each]!]! += count;
  }
}
