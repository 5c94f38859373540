import type { CountedDocuments } from '../memory/kernels.js';
import type { ColumnGroup } from '../segment/column-groups.js';
import type { Segment } from '../segment/segment.js';
import type { Counting, FoundList } from './count-buffers.js';

/** The hits or, if most documents pass, those that do not. */
export function documentsToCount({ buffers, span, complementBase }: Counting): CountedDocuments {
  const { hits } = buffers.masks;
  if (!complementBase) return { bits: hits, without: undefined, span };
  return { bits: complementBase, without: hits, span: { from: 0, to: hits.length } };
}

/**
 * Counts the hits in every group. If most documents pass, those that fail are counted and
 * subtracted from the totals.
 */
export function countHits(counting: Counting): void {
  const { segment, buffers, complementBase } = counting;
  const { counts } = buffers;
  segment.memory.kernels.countColumns(documentsToCount(counting), segment.records, counts);
  if (complementBase) {
    for (let at = 0; at < counts.length; at += 1) counts[at] = segment.totals[at]! - counts[at]!;
  }
  for (const [at, group] of segment.groups.entries()) listFound(group, counts, buffers.found[at]!);
}

/** Lists the combinations of a group that have hits, without branches, as words are listed. */
function listFound({ start, positions }: ColumnGroup, counts: Int32Array, found: FoundList): void {
  const { combinations, sizes } = found;
  const end = start + positions.size;
  let size = 0;
  for (let at = start; at < end; at += 1) {
    const count = counts[at]!;
    combinations[size] = at - start;
    sizes[size] = count;
    size += -count >>> 31;
  }
  found.size = size;
}

/** Adds the hits of a group's combinations to the codes of one column. */
export function foldColumn(
  { groups, positions }: Segment,
  column: number,
  found: readonly FoundList[],
  perCode: Int32Array,
): void {
  const { group, position } = positions[column]!;
  const codes = groups[group]!.codes[position]!;
  const { combinations, sizes, size } = found[group]!;
  for (let at = 0; at < size; at += 1) perCode[codes[combinations[at]!]!]! += sizes[at]!;
}
