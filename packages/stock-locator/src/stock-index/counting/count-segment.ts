import { type Bits, countSpan, wordsFor } from '../memory/bits.js';
import type { CompiledQuery } from '../query/compile-query.js';
import type { ValueSets } from '../schema/value-sets.js';
import type { PositionSpan } from '../segment/number-column.js';
import type { Segment } from '../segment/segment.js';
import { demandedDocuments, filterMasks } from '../segment/segment-masks.js';
import type { Tally } from '../segment/tally.js';
import { combineFilters } from './combine-filters.js';
import { buffersOf, type CountBuffers, type Counting, cleared } from './count-buffers.js';
import { countHits, foldColumn } from './count-hits.js';
import { countRange, countSpanByCell } from './count-range.js';

/** Result of a query in one segment. */
export interface SegmentHits {
  readonly bits: Bits;
  readonly size: number;
  /** Hits per cell of a number, after one entry for documents without it; computed on demand. */
  cellsOf(number: number): Int32Array;
}

/** Adds a segment's results to a tally. The hits are valid until the next query. */
export function countSegment(
  segment: Segment,
  query: CompiledQuery,
  facets: readonly ValueSets[],
  tally: Tally,
): SegmentHits {
  const buffers = buffersOf(segment);
  const base = demandedDocuments(segment, query, buffers.masks);
  const whole = base === segment.alive;
  const filters = filterMasks(segment, query, facets, buffers.masks);
  const alone = whole && filters.masks.length === 1;
  const { primarySpan } = filters;
  const span = { from: (primarySpan.first >>> 6) << 1, to: (wordsFor(primarySpan.end) + 1) & ~1 };
  combineFilters(segment, base, filters, span, alone, buffers);
  const { hits } = buffers.masks;
  const size = countCells(segment, hits, primarySpan, buffers);
  tally.total += size;
  const complementBase = whole && size * 2 > segment.living ? base : undefined;
  const masks: Bits[] = [];
  for (const { column, mask } of filters.masks) masks[column] = mask;
  const counting = { segment, buffers, primarySpan, span, masks, complementBase, alone };
  countHits(counting);
  for (const [facet, { sets }] of facets.entries()) {
    countFacet(counting, facet, sets, tally.facets[facet]!);
  }
  for (const [number, { ranged }] of segment.numbers.entries()) {
    if (ranged) countRange(counting, number, tally);
  }
  const cellsOf = (number: number) => buffers.cells[number] ?? countOnDemand(segment, hits, number);
  return { bits: hits, size, cellsOf };
}

/** Counts the hits per cell of the primary number, and all hits. */
function countCells(
  { memory, numbers }: Segment,
  hits: Bits,
  { first, end }: PositionSpan,
  { cells }: CountBuffers,
): number {
  const primary = numbers.findIndex(({ order }) => order === null);
  const column = numbers[primary]!;
  const { countWords } = memory.kernels;
  const size = countSpanByCell(column, hits, { first, end }, cells[primary]!.fill(0), countWords);
  return size + countSpan(hits, Math.max(column.size, first), end, countWords);
}

/** Hits per cell of a number that is only sorted by. */
function countOnDemand(
  { codes, memory, postings, numbers }: Segment,
  hits: Bits,
  number: number,
): Int32Array {
  const cells = new Int32Array(numbers[number]!.cells.length);
  const span = { from: 0, to: hits.length };
  const column = codes[postings.length + number]!;
  memory.kernels.countCodes({ bits: hits, without: undefined, span }, column, cells);
  return cells;
}

/** Adds the hits of each value, and the documents that fail only the facet's own filter. */
function countFacet(
  { segment, buffers, masks, alone }: Counting,
  facet: number,
  sets: readonly (readonly number[])[],
  perValue: Uint32Array,
): void {
  const filtered = masks[facet] !== undefined;
  if (filtered && alone) {
    addSets(segment.holders[facet]!, sets, perValue);
    return;
  }
  const perSet = filtered ? buffers.open[facet]! : cleared(buffers, sets.length);
  foldColumn(segment, facet, buffers.found, perSet);
  addSets(perSet, sets, perValue);
}

function addSets(
  perSet: ArrayLike<number>,
  sets: readonly (readonly number[])[],
  perValue: Uint32Array,
): void {
  const size = Math.min(perSet.length, sets.length);
  for (let set = 1; set < size; set += 1) {
    const count = perSet[set]!;
    if (count === 0) continue;
    const values = sets[set]!;
    for (let each = 0; each < values.length; each += 1) perValue[values[each]!]! += count;
  }
}
