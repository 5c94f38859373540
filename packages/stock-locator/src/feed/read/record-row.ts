import type { FeedLimits, FeedRow } from '../feed-types.js';
import { createCellWriter, flattenJson } from './cell-writer.js';
import { defaultLimits } from './default-limits.js';

/**
 * A record as a row: cells by path (`engine.type`, `photos.url`), several values of one path joined
 * by line breaks. Too deep, too many or too long cells make a row with a problem.
 */
export function recordRow(
  record: object,
  number: number,
  limits: FeedLimits = defaultLimits,
): FeedRow {
  const writer = createCellWriter(limits);
  const isWhole = flattenJson(record, writer, limits.depth);
  const { cells, column } = writer;
  const code = isWhole ? writer.problem : 'too_deep';
  if (!code) return { number, cells };
  return { number, problem: { row: number, code, ...(isWhole && { column }) }, partial: cells };
}
