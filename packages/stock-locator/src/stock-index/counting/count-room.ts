import type { Bits } from '../memory/bits.js';
import type { WordSpan } from '../memory/kernels.js';
import type { PlaceSpan } from '../segment/number-column.js';
import type { Segment } from '../segment/segment.js';
import { createMaskRoom, type MaskRoom } from '../segment/segment-masks.js';

/** What the queries of a segment write into, made once; none of it outlasts a query. */
export interface CountRoom {
  readonly masks: MaskRoom;
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

const createFoundList = (room: number): FoundList => ({
  combinations: new Uint32Array(room),
  sizes: new Int32Array(room),
  size: 0,
});

/** What all parts of one count know of it. */
export interface Counting {
  readonly segment: Segment;
  readonly room: CountRoom;
  /** Where documents stand that pass the range of the number by which they stand; and their words. */
  readonly placed: PlaceSpan;
  readonly span: WordSpan;
  /** For each column (facets, then numbers) the mask of its filter, where something fails that. */
  readonly masks: readonly (Bits | undefined)[];
  /** All living documents, where more than half of them pass. */
  readonly mostOf: Bits | undefined;
  /** All living documents pass every filter but one. */
  readonly alone: boolean;
}

const rooms = new WeakMap<Segment, CountRoom>();

export function roomOf(segment: Segment): CountRoom {
  const known = rooms.get(segment);
  if (known) return known;
  const masks = createMaskRoom(segment.memory);
  const room = {
    masks,
    counts: new Int32Array(segment.totals.length),
    found: segment.groups.map(({ room }) => createFoundList(room)),
    cells: segment.numbers.map(({ cells, ranged, order }) =>
      ranged || !order ? new Int32Array(cells.length) : undefined,
    ),
    open: [],
    perCode: new Int32Array(0),
  };
  rooms.set(segment, room);
  return room;
}

/** For a segment whose cells have changed. */
export function forgetRoom(segment: Segment): void {
  const room = rooms.get(segment);
  if (!room) return;
  const { base, hits, once, masks } = room.masks;
  segment.memory.giveBack([base, hits, once, ...masks]);
  rooms.delete(segment);
}

/** Zeros for so many codes, or more of them; good until the next call. */
export function cleared(room: CountRoom, codes: number): Int32Array {
  room.perCode = zeros(room.perCode, codes);
  return room.perCode;
}

/** Zeros for the codes of a column that has a filter. */
export function clearedOpen(room: CountRoom, column: number, codes: number): Int32Array {
  room.open[column] = zeros(room.open[column], codes);
  return room.open[column];
}

function zeros(known: Int32Array | undefined, size: number): Int32Array {
  return known && known.length >= size ? known.fill(0) : new Int32Array(size + (size >> 1) + 32);
}
