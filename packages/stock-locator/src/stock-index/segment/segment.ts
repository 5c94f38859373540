import { type Bits, clearBit, hasBit } from '../memory/bits.js';
import { type CodeColumn, withCodeAt } from '../memory/code-column.js';
import type { SegmentMemory } from '../memory/segment-memory.js';
import type { ValueSets } from '../schema/value-sets.js';
import { type ColumnGroup, withCode } from './column-groups.js';
import { type IdTable, idAt, rankOf } from './id-table.js';
import type { NumberColumn } from './number-column.js';
import { moveDocument, type Posting } from './postings.js';

/**
 * An index over some vehicles (documents). Documents are sorted by the primary number, so its range
 * is a slice and its sort a scan. Numbers never change; facet values change in place; a document is
 * removed by clearing its bit in `alive`.
 */
export interface Segment {
  /** Memory of the sets and codes, with its loops. */
  readonly memory: SegmentMemory;
  readonly documents: number;
  readonly alive: Bits;
  /** Number of live documents. */
  living: number;
  readonly ids: IdTable;
  /** Document of each rank of `ids`, and rank of each document. */
  readonly byRank: Uint32Array;
  readonly ranks: Uint32Array;
  readonly postings: readonly Posting[][];
  readonly numbers: NumberColumn[];
  /** For each column (facets, then numbers) the codes of its sets or of its cells (`cellCodes`). */
  readonly codes: CodeColumn[];
  /** Live documents per column and code. */
  readonly holders: number[][];
  readonly groups: readonly ColumnGroup[];
  /** Counter of each document, per group. */
  readonly records: readonly CodeColumn[];
  /** Live documents per counter. */
  readonly totals: Int32Array;
  /** For each column its group and index there; undefined if it is in none. */
  readonly positions: readonly ({ group: number; position: number } | undefined)[];
}

/** The live document of an id, or -1. */
export function findDocument(segment: Segment, id: string): number {
  const rank = rankOf(segment.ids, id);
  if (rank < 0) return -1;
  const document = segment.byRank[rank]!;
  return hasBit(segment.alive, document) ? document : -1;
}

export const idOfDocument = ({ ids, ranks }: Segment, document: number): string =>
  idAt(ids, ranks[document]!);

/** Code of a document's set of a facet. */
export const setAt = ({ codes }: Segment, document: number, facet: number): number =>
  codes[facet]![document]!;

/** Removes a live document. */
export function removeDocument(segment: Segment, document: number): void {
  const { alive, codes, holders, records, totals } = segment;
  clearBit(alive, document);
  segment.living -= 1;
  for (const [column, sizes] of holders.entries()) sizes[codes[column]![document]!]! -= 1;
  for (const record of records) totals[record[document]!]! -= 1;
}

/** Changes a facet's set of a live document; returns false if the segment is full. */
export function changeSet(
  segment: Segment,
  document: number,
  facet: number,
  { sets }: ValueSets,
  set: number,
): boolean {
  const { codes, holders, groups, records, totals, postings } = segment;
  const { group } = segment.positions[facet]!;
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
