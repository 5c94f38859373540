import { type Bits, fillBits, hasBit } from '../memory/bits.js';
import { type CodeColumn, greatestCode, selectRows } from '../memory/code-column.js';
import {
  type AllocateMemory,
  createSegmentMemory,
  type SegmentMemory,
} from '../memory/segment-memory.js';
import type { Columns } from '../schema/read-vehicles.js';
import type { NumberDefinition } from '../schema/stock-schema.js';
import type { ValueSets } from '../schema/value-sets.js';
import { type ColumnGroup, groupColumns, minCounters } from './column-groups.js';
import { createIdTable } from './id-table.js';
import {
  belowSets,
  cellCodes,
  createNumberColumn,
  type NumberColumn,
  type NumberColumnInput,
} from './number-column.js';
import { narrow } from './number-values.js';
import { createPostings, holdersOfValues, isDense, type Posting } from './postings.js';
import type { Segment } from './segment.js';
import { maskBufferSets } from './segment-masks.js';
import { createSortBuffers, type SortBuffers, stableOrder } from './stable-order.js';

export interface SegmentInput {
  columns: Columns;
  facets: readonly ValueSets[];
  definitions: readonly NumberDefinition[];
  primary: number;
  /** One list per number. */
  edges: readonly (readonly number[])[];
  allocateMemory: AllocateMemory | undefined;
}

/** Builds a segment from columns with rows in id order. Yields between steps. */
export function* buildSegment(input: SegmentInput): Generator<void, Segment> {
  const { columns, facets, definitions, primary, edges } = input;
  const sizes = facets.map((facet, at) => holdersOfValues(facet, columns.sets[at]!));
  const memory = memoryFor(input, sizes);
  const documents = columns.ids.length;
  const ids = createIdTable(columns.ids);
  yield;
  const rows = identity(documents);
  const buffers = createSortBuffers(documents);
  const ranks = yield* orderBy(columns.numbers[primary]!, rows, buffers);
  const byRank = new Uint32Array(documents);
  for (let at = 0; at < documents; at += 1) byRank[ranks[at]!] = at;
  yield;

  const numbers: NumberColumn[] = [];
  for (const [at, { range = true }] of definitions.entries()) {
    const column = columns.numbers[at]!;
    const order = at === primary ? null : yield* orderBy(column, rows, buffers);
    if (order)
      for (let position = 0; position < documents; position += 1)
        order[position] = byRank[order[position]!]!;
    yield;
    const values = narrow(column, ranks);
    numbers.push(
      createNumberColumn({ values, documents, order, edges: edges[at]!, range, memory }),
    );
    yield;
  }
  const sets = columns.sets.map((codes) =>
    selectRows(codes, ranks, memory.allocateCodes(greatestCode(codes))),
  );
  yield;
  const postings: Posting[][] = [];
  for (const [at, facet] of facets.entries()) {
    postings.push(createPostings(facet, sets[at]!, sizes[at]!, memory));
    yield;
  }
  const codes = [...sets, ...numbers.map((column) => cellCodes(column, memory))];
  yield;
  const grouped = codes.map((column, at) =>
    isGrouped(definitions[at - facets.length], at - facets.length === primary) ? column : null,
  );
  const { groups, records, counters } = yield* groupColumns(grouped, memory);
  const alive = memory.allocateBits();
  fillBits(alive, 0, documents);
  return {
    memory,
    documents,
    alive,
    living: documents,
    ids,
    byRank,
    ranks,
    postings,
    numbers,
    codes,
    holders: codes.map((column) => holdersOf(column)),
    groups,
    records,
    totals: totalsOf(records, counters),
    positions: locationsOf(groups),
  };
}

function memoryFor(
  { columns, definitions, primary, edges, allocateMemory }: SegmentInput,
  sizes: readonly Uint32Array[],
): SegmentMemory {
  const documents = columns.ids.length;
  const dense = sizes.map((of) => of.filter((size) => isDense(documents, size)).length);
  const below = definitions.map(({ range = true }, at) =>
    range && at !== primary ? belowSets(edges[at]!) : 0,
  );
  const codes = [...columns.sets.map(greatestCode), ...edges.map(belowSets)];
  const sets = [...dense, ...below, maskBufferSets(codes.length)].reduce(
    (sum, size) => sum + size,
    1,
  );
  // Pairs of columns usually share a group.
  const records = Array.from({ length: Math.ceil(codes.length / 2) }, () => minCounters);
  return createSegmentMemory({ documents, sets, columns: [...codes, ...records] }, allocateMemory);
}

/** Facets are counted in groups, and so are numbers with a histogram that never change. */
const isGrouped = (number: NumberDefinition | undefined, primary: boolean) =>
  !(number?.computed || number?.range === false || primary);

/** Live documents per code; all documents if `alive` is not set. */
function holdersOf(column: CodeColumn, alive?: Bits): number[] {
  const sizes = new Uint32Array(greatestCode(column) + 1);
  for (let at = 0; at < column.length; at += 1) {
    if (!alive || hasBit(alive, at)) sizes[column[at]!]! += 1;
  }
  return [...sizes];
}

function identity(length: number): Uint32Array {
  const rows = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) rows[at] = at;
  return rows;
}

/** Rows by number, ties in the order of `start`, rows without the number last. */
function* orderBy(
  numbers: Float64Array,
  start: Uint32Array,
  buffers: SortBuffers,
): Generator<void, Uint32Array> {
  if (!anyNone(numbers)) return yield* stableOrder(numbers, start, buffers);
  const order = new Uint32Array(start.length);
  const none = start.filter((row) => Number.isNaN(numbers[row]!));
  order.set(
    yield* stableOrder(
      numbers,
      start.filter((row) => !Number.isNaN(numbers[row]!)),
      buffers,
    ),
  );
  order.set(none, start.length - none.length);
  return order;
}

function anyNone(numbers: Float64Array): boolean {
  for (let at = 0; at < numbers.length; at += 1) if (Number.isNaN(numbers[at]!)) return true;
  return false;
}

function totalsOf(records: readonly CodeColumn[], counters: number): Int32Array {
  const totals = new Int32Array(counters);
  for (const record of records) {
    for (let at = 0; at < record.length; at += 1) totals[record[at]!]! += 1;
  }
  return totals;
}

function locationsOf(groups: readonly ColumnGroup[]) {
  const positions: { group: number; position: number }[] = [];
  for (const [group, { columns }] of groups.entries()) {
    for (const [position, column] of columns.entries()) positions[column] = { group, position };
  }
  return positions;
}

/**
 * Replaces the values of a computed column, NaN for none. Yields between steps; do not query the
 * segment before it has finished.
 */
export function* replaceNumbers(
  segment: Segment,
  number: number,
  numbers: Float64Array,
  input: Pick<NumberColumnInput, 'edges' | 'range'>,
): Generator<void, void> {
  const { documents } = segment;
  const order = yield* orderBy(numbers, segment.byRank, createSortBuffers(documents));
  const { memory } = segment;
  const at = segment.postings.length + number;
  memory.free([...segment.numbers[number]!.below, segment.codes[at]!]);
  const values = narrow(numbers);
  const column = createNumberColumn({ ...input, values, documents, order, memory });
  segment.numbers[number] = column;
  segment.codes[at] = cellCodes(column, memory);
  segment.holders[at] = holdersOf(segment.codes[at], segment.alive);
}
