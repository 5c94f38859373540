import { type Bits, clearBit, hasBit } from '../memory/bits.js';
import { type CodeColumn, withCodeAt } from '../memory/code-column.js';
import type { SegmentMemory } from '../memory/segment-memory.js';
import type { ValueSets } from '../schema/value-sets.js';
import { type ColumnGroup, withCode } from './column-groups.js';
import { type IdTable, idAt, rankOf } from './id-table.js';
import type { NumberColumn } from './number-column.js';
import { moveDocument, type Posting } from './postings.js';

/**
 * An index over some vehicles, its documents. They stand by the primary number, so that a range of
 * it is a slice and a sort by it is reading along. Numbers never change; a facet's values change in
 * place; a document goes by losing its bit in `alive`.
 */
export interface Segment {
  /** Where its sets and codes lie, and what works on them. */
  readonly memory: SegmentMemory;
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
