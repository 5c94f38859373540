import { type Bits, clearBit, emptyBits, fillBits, hasBit } from './bits.js';
import { type CodeColumn, takeCodes, withCodeAt } from './code-column.js';
import { type ColumnGroup, groupColumns, withCode } from './column-groups.js';
import { createIdTable, type IdTable, idAt, rankOf } from './id-table.js';
import {
  cellCodes,
  createNumberColumn,
  type NumberColumn,
  type NumberColumnInput,
} from './number-column.js';
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
  readonly numbers: NumberColumn[];
  /** Columns are facets, then numbers. For each the codes of its sets, or of its cells (`cellCodes`). */
  readonly codes: CodeColumn[];
  /** Per column and code the living documents. */
  readonly holders: number[][];
  readonly groups: readonly ColumnGroup[];
  /** For each group the counter of each document. */
  readonly records: readonly CodeColumn[];
  /** Per counter the living documents. */
  readonly totals: Int32Array;
  /** For each column its group and its place in that; undefined where it is in none. */
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
  const codes = [...sets, ...numbers.map((column) => cellCodes(column, documents))];
  yield;
  const grouped = codes.map((column, at) =>
    isGrouped(definitions[at - facets.length], at - facets.length === primary) ? column : null,
  );
  const { groups, records, counters } = yield* groupColumns(grouped);
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
    codes,
    holders: codes.map((column) => holdersOf(column, alive)),
    groups,
    records,
    totals: totalsOf(records, counters),
    places: placesOf(groups),
  };
}

/** Facets are counted in groups, and so are numbers with a histogram that stay as they are. */
const isGrouped = (number: NumberDefinition | undefined, primary: boolean) =>
  !(number?.computed || number?.range === false || primary);

/** How many living documents have each code. */
function holdersOf(column: CodeColumn, alive: Bits): number[] {
  const sizes: number[] = [];
  for (let at = 0; at < column.length; at += 1) {
    if (!hasBit(alive, at)) continue;
    const code = column[at]!;
    while (sizes.length <= code) sizes.push(0);
    sizes[code]! += 1;
  }
  return sizes;
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

function totalsOf(records: readonly CodeColumn[], counters: number): Int32Array {
  const totals = new Int32Array(counters);
  for (const record of records) {
    for (let at = 0; at < record.length; at += 1) totals[record[at]!]! += 1;
  }
  return totals;
}

function placesOf(groups: readonly ColumnGroup[]) {
  const places: { group: number; place: number }[] = [];
  for (const [group, { columns }] of groups.entries()) {
    for (const [place, column] of columns.entries()) places[column] = { group, place };
  }
  return places;
}

/**
 * Gives the documents other numbers of a computed column, NaN for none. Yields between its steps;
 * nothing may be asked of the segment before the last.
 */
export function* replaceNumbers(
  segment: Segment,
  number: number,
  input: Omit<NumberColumnInput, 'order'>,
): Generator<void, void> {
  const order = yield* orderBy(input.numbers, segment.byRank);
  const column = createNumberColumn({ ...input, order });
  const at = segment.postings.length + number;
  segment.numbers[number] = column;
  segment.codes[at] = cellCodes(column, segment.documents);
  segment.holders[at] = holdersOf(segment.codes[at], segment.alive);
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
export const setAt = ({ codes }: Segment, document: number, facet: number): number =>
  codes[facet]![document]!;

/** Takes a living document out. */
export function removeDocument(segment: Segment, document: number): void {
  const { alive, codes, holders, records, totals } = segment;
  clearBit(alive, document);
  segment.living -= 1;
  for (const [column, sizes] of holders.entries()) sizes[codes[column]![document]!]! -= 1;
  for (const record of records) totals[record[document]!]! -= 1;
}

/** Gives a living document another set of a facet; false when the segment has no room for it. */
export function changeSet(
  segment: Segment,
  document: number,
  facet: number,
  { sets }: ValueSets,
  set: number,
): boolean {
  const { codes, holders, groups, records, totals, postings } = segment;
  const { group } = segment.places[facet]!;
  const record = records[group]!;
  const [old, counter] = [codes[facet]![document]!, record[document]!];
  const next = withCode(groups[group]!, counter, facet, set);
  if (next === undefined) return false;
  moveDocument(postings[facet]!, document, sets[old]!, sets[set]!);
  codes[facet] = withCodeAt(codes[facet]!, document, set);
  const sizes = holders[facet]!;
  sizes[old]! -= 1;
  while (sizes.length <= set) sizes.push(0);
  sizes[set]! += 1;
  record[document] = next;
  totals[counter]! -= 1;
  totals[next]! += 1;
  return true;
}
