import { countColumns } from './column-counters.js';
import type { Counting } from './count-room.js';
import type { Segment } from './segment.js';
import { listOutside, listWords } from './word-list.js';

/**
 * Counts the hits in every group. Where most of the stock passes, those that do not are counted and
 * taken from the totals.
 */
export function countHits({ segment, room, span, mostOf }: Counting): void {
  const { hits } = room.masks;
  const { list, counts } = room;
  counts.fill(0);
  if (mostOf) listOutside(mostOf, hits, { from: 0, to: hits.length }, list);
  else listWords(hits, span, list);
  countColumns(list, segment.records, counts, room.documents);
  if (!mostOf) return;
  for (let at = 0; at < counts.length; at += 1) counts[at] = segment.totals[at]! - counts[at]!;
}

/** Adds the counts of a group's combinations to those of one column's codes. */
export function foldColumn(
  { groups, places }: Segment,
  column: number,
  counts: Int32Array,
  perCode: Int32Array,
): void {
  const { group, place } = places[column]!;
  const { codes, start } = groups[group]!;
  const of = codes[place]!;
  for (let at = 0; at < of.length; at += 1) {
    const count = counts[start + at]!;
    if (count !== 0) perCode[of[at]!]! += count;
  }
}
