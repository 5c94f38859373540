import type { Bits } from './bits.js';
import type { CodeColumn } from './code-column.js';
import { type CountRoom, clearedOpen } from './count-room.js';
import type { Segment } from './segment.js';
import { combineMasks, type FilterMask, type FilterMasks } from './segment-masks.js';
import { countCodes, listOutside } from './word-list.js';

/** So many words are combined and counted before the next: what is read twice is still at hand. */
const blockSize = 1_024;

/**
 * Makes the hits of a query, and counts in `room.open`, by code, the documents that fail the filter of
 * a column and no other. The number by which the documents stand is not among them, nor is a filter
 * that is the only one (`alone`): what fails that is told by what the segment holds.
 */
export function combineBlocks(
  segment: Segment,
  base: Bits,
  { masks, span }: FilterMasks,
  alone: boolean,
  room: CountRoom,
): void {
  const open = alone ? [] : masks.flatMap((filter) => openColumn(segment, filter, room));
  const all = masks.map(({ mask }) => mask);
  const { once } = room.masks;
  for (let from = 0; from < base.length; from += blockSize) {
    const to = Math.min(base.length, from + blockSize);
    combineMasks(base, all, { from, to }, room.masks);
    const counted = { from: Math.max(from, span.from), to: Math.min(to, span.to) };
    for (const { mask, codes, counts } of open) {
      listOutside(once, mask, counted, room.list);
      countCodes(room.list, codes, counts);
    }
  }
}

interface OpenColumn {
  readonly mask: Bits;
  readonly codes: CodeColumn;
  readonly counts: Int32Array;
}

function openColumn(
  { codes, holders, numbers, postings }: Segment,
  { column, mask }: FilterMask,
  room: CountRoom,
): OpenColumn[] {
  if (numbers[column - postings.length]?.order === null) return [];
  const counts = clearedOpen(room, column, holders[column]!.length);
  return [{ mask, codes: codes[column]!, counts }];
}
