import type { Bits } from '../memory/bits.js';
import type { WordSpan } from '../memory/kernels.js';
import type { Segment } from '../segment/segment.js';
import { combineMasks, type FilterMasks } from '../segment/segment-masks.js';
import { type CountBuffers, clearedOpen } from './count-buffers.js';

/**
 * Computes the hits of a query, and counts in `buffers.open`, by code, the documents that fail only
 * the filter of that column. Leaves out the primary number, and a filter that is the only one
 * (`alone`): the segment's totals answer that.
 */
export function combineFilters(
  { codes, holders, memory: { kernels }, numbers, postings }: Segment,
  base: Bits,
  { masks }: FilterMasks,
  span: WordSpan,
  alone: boolean,
  buffers: CountBuffers,
): void {
  combineMasks(
    base,
    masks.map(({ mask }) => mask),
    buffers.masks,
    kernels,
  );
  if (alone) return;
  const { once } = buffers.masks;
  for (const { column, mask } of masks) {
    if (numbers[column - postings.length]?.order === null) continue;
    const counts = clearedOpen(buffers, column, holders[column]!.length);
    kernels.countCodes({ bits: once, without: mask, span }, codes[column]!, counts);
  }
}
