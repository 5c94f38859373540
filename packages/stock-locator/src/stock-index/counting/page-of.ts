import type { CompiledSort } from '../query/compile-query.js';
import type { ValueSets } from '../schema/value-sets.js';
import { idOfDocument, type Segment } from '../segment/segment.js';
import { rowOf, rowOrder, type StockRow } from '../segment/stock-row.js';
import { collectSorted } from './collect-sorted.js';
import type { SegmentHits } from './count-segment.js';

/** Results of all segments; the first segment is the large one. */
export interface Found {
  readonly segments: readonly { segment: Segment; hits: SegmentHits }[];
  readonly rows: readonly StockRow[];
}

/**
 * Ids of the results from `from` to `to` (exclusive). Compares only documents that can be on the
 * page, so a deep page of the large segment is fast.
 */
export function pageOf(
  { segments, rows }: Found,
  sort: CompiledSort,
  facets: readonly ValueSets[],
  from: number,
  to: number,
): string[] {
  const order = rowOrder(sort, facets);
  const take = ({ segment, hits }: Found['segments'][number], first: number, end: number) =>
    collectSorted(segment, hits, sort, first, end).map((document) =>
      rowOf(segment, document, facets.length),
    );
  const [large, ...others] = segments;
  if (large && rows.length === 0 && others.every(({ hits }) => hits.size === 0)) {
    const documents = collectSorted(large.segment, large.hits, sort, from, to);
    return documents.map((document) => idOfDocument(large.segment, document));
  }
  const few = others.flatMap((part) => take(part, 0, to));
  const loose = few.concat(rows).sort(order).slice(0, to);
  if (!large) return loose.slice(from).map(({ id }) => id);

  const start = Math.max(0, Math.min(from, large.hits.size) - loose.length);
  const window = take(large, start, to);
  return merge(window, loose, order)
    .slice(from - start, to - start)
    .map(({ id }) => id);
}

function merge(
  one: readonly StockRow[],
  other: readonly StockRow[],
  order: (a: StockRow, b: StockRow) => number,
): StockRow[] {
  const merged: StockRow[] = [];
  let at = 0;
  for (const row of one) {
    while (at < other.length && order(other[at]!, row) < 0) merged.push(other[at++]!);
    merged.push(row);
  }
  return merged.concat(other.slice(at));
}
