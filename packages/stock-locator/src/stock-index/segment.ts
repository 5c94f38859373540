import { type Bits, clearBit, emptyBits, fillBits, hasBit } from './bits.js';
import { type ColumnGroup, groupColumns, withCode } from './column-groups.js';
import { createIdTable, type IdTable, idAt, rankOf } from './id-table.js';
import { cellCodes, createNumberColumn, type NumberColumn } from './number-column.js';
import { createPostings, moveDocument, type Posting } from './postings.js';
import type { Columns } from './read-vehicles.js';
import type { NumberDefinition } from './schema.js';
import { stableOrder } from './stable-order.js';
import type { ValueSets } from './value-sets.js';

/**
 * An index over some vehicles, its documents. They stand by the primary number, so that a range of
 * it is a slice and a sort by it is reading along. Numbers never change; a facet's values change in
 * place; a document goes by losing its bit in `alive`.
 */
export interface Segment {
  readonly documents: number;
  readonly alive: Bits;
  /** How many documents are alive. */
  living: number;
  readonly ids: IdTable;
  /** The document of each rank of `ids`, and the rank of each document. */
  readonly byRank: Uint32Array;
  readonly ranks: Uint32Array;
  readonly postings: readonly Posting[][];
  readonly numbers: readonly NumberColumn[];
  readonly groups: readonly ColumnGroup[];
  readonly records: Uint16Array | Uint32Array;
  /** Per counter the living documents. */
  readonly totals: Int32Array;
  /** For each column its group and its place in that: facets, then numbers but for the primary. */
  readonly places: readonly ({ group: number; place: number } | undefined)[];
}

export interface SegmentInput {
  columns: Columns;
  facets: readonly ValueSets[];
  definitions: readonly NumberDefinition[];
  primary: number;
  /** Of each number. */
  edges: readonly (readonly number[])[];
}

/** Builds a segment of columns whose rows stand by id. Yields between its steps. */
export function* buildSegment(input: SegmentInput): Generator<void, Segment> {
  const { columns, facets, definitions, primary, edges } = input;
  const documents = columns.ids.length;
  const ids = createIdTable(columns.ids);
  yield;
  const ranks = yield* orderBy(columns.numbers[primary]!, identity(documents));
  const byRank = new Uint32Array(documents);
  for (let at = 0; at < documents; at += 1) byRank[ranks[at]!] = at;
  yield;

  const numbers: NumberColumn[] = [];
  for (const [at, { range = true }] of definitions.entries()) {
    const values = takeNumbers(columns.numbers[at]!, ranks);
    const order = at === primary ? null : yield* orderBy(values, byRank);
    yield;
    numbers.push(createNumberColumn({ numbers: values, order, edges: edges[at]!, range }));
    yield;
  }
  const sets = columns.sets.map((codes) => takeCodes(codes, ranks));
  yield;
  const postings: Posting[][] = [];
  for (const [at, facet] of facets.entries()) {
    postings.push(createPostings(facet, sets[at]!));
    yield;
  }
  const cells = numbers.map((column) => column.order && cellCodes(column, documents));
  yield;
  const { groups, records, counters } = yield* groupColumns([...sets, ...cells]);
  const alive = emptyBits(documents);
  fillBits(alive, 0, documents);
  return {
    documents,
    alive,
    living: documents,
    ids,
    byRank,
    ranks,
    postings,
    numbers,
    groups,
    records,
    totals: countRecords(records, counters),
    places: placesOf(groups),
  };
}

const identity = (length: number) => Uint32Array.from({ length }, (_, at) => at);

/** Rows by number, equal ones as in `start`, those without the number last. */
function* orderBy(numbers: Float64Array, start: Uint32Array): Generator<void, Uint32Array> {
  const none = start.filter((row) => Number.isNaN(numbers[row]!));
  if (none.length === 0) return yield* stableOrder(numbers, start);
  const some = yield* stableOrder(
    numbers,
    start.filter((row) => !Number.isNaN(numbers[row]!)),
  );
  const order = new Uint32Array(start.length);
  order.set(some);
  order.set(none, some.length);
  return order;
}

function takeNumbers(numbers: Float64Array, rows: Uint32Array): Float64Array {
  const taken = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) taken[at] = numbers[rows[at]!]!;
  return taken;
}

function takeCodes(codes: Uint32Array, rows: Uint32Array): Uint32Array {
  const taken = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) taken[at] = codes[rows[at]!]!;
  return taken;
}

function countRecords(records: Uint16Array | Uint32Array, counters: number): Int32Array {
  const totals = new Int32Array(counters);
  for (let at = 0; at < records.length; at += 1) totals[records[at]!]! += 1;
  return totals;
}

function placesOf(groups: readonly ColumnGroup[]) {
  const places: { group: number; place: number }[] = [];
  for (const [group, { columns }] of groups.entries()) {
    for (const [place, column] of columns.entries()) places[column] = { group, place };
  }
  return places;
}

/** The living document of an id, or -1. */
export function findDocument(segment: Segment, id: string): number {
  const rank = rankOf(segment.ids, id);
  if (rank < 0) return -1;
  const document = segment.byRank[rank]!;
  return hasBit(segment.alive, document) ? document : -1;
}

export const idOfDocument = ({ ids, ranks }: Segment, document: number): string =>
  idAt(ids, ranks[document]!);

/** The code of a facet's set of a document. */
export function setAt(
  { places, groups, records }: Segment,
  document: number,
  facet: number,
): number {
  const { group, place } = places[facet]!;
  const { codes, start } = groups[group]!;
  return codes[place]![records[document * groups.length + group]! - start]!;
}

/** Takes a living document out. */
export function removeDocument(segment: Segment, document: number): void {
  const { alive, groups, records, totals } = segment;
  clearBit(alive, document);
  segment.living -= 1;
  const first = document * groups.length;
  for (let at = first; at < first + groups.length; at += 1) totals[records[at]!]! -= 1;
}

/** Gives a living document another set of a facet; false when the segment has no room for it. */
export function changeSet(
  segment: Segment,
  document: number,
  facet: number,
  { sets }: ValueSets,
  set: number,
): boolean {
  const { groups, records, totals, postings } = segment;
  const { group } = segment.places[facet]!;
  const record = document * groups.length + group;
  const before = records[record]!;
  const after = withCode(groups[group]!, before, facet, set);
  if (after === undefined) return false;
  moveDocument(postings[facet]!, document, sets[setAt(segment, document, facet)]!, sets[set]!);
  records[record] = after;
  totals[before]! -= 1;
  totals[after]! += 1;
  return true;
}
