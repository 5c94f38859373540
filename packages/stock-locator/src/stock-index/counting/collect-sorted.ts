import { type Bits, countBits, hasBit, listBits } from '../memory/bits.js';
import type { CompiledSort } from '../query/compile-query.js';
import type { NumberColumn } from '../segment/number-column.js';
import { numberAt } from '../segment/number-values.js';
import { addTo } from '../segment/postings.js';
import type { Segment } from '../segment/segment.js';
import type { SegmentHits } from './count-segment.js';
import { collectBackwards, collectRange, type PageCursor } from './page-cursor.js';

/** Hits at the positions `from` to `to` (exclusive) of a sort. */
export function collectSorted(
  segment: Segment,
  hits: SegmentHits,
  sort: CompiledSort,
  from: number,
  to: number,
): number[] {
  const cursor = { bits: hits.bits, skip: from, remaining: to - from, found: [] };
  if (cursor.remaining <= 0 || from >= hits.size) return [];
  if (!sort.first && !sort.last) {
    collectByNumber(segment, sort, hits.size, hits.cellsOf, cursor);
    return cursor.found;
  }
  for (const bits of classes(segment, hits.bits, sort)) {
    const size = countBits(bits);
    const part: PageCursor = {
      bits,
      skip: cursor.skip,
      remaining: cursor.remaining,
      found: cursor.found,
    };
    if (size > part.skip) {
      collectByNumber(segment, sort, size, size === hits.size ? hits.cellsOf : undefined, part);
    }
    cursor.skip = Math.max(0, cursor.skip - size);
    cursor.remaining = part.remaining;
    if (cursor.remaining === 0) break;
  }
  return cursor.found;
}

/** Yields groups of hits in sort order: those with the first value, then the rest, … */
function* classes({ postings }: Segment, hits: Bits, { first, last }: CompiledSort) {
  const rest = hits.slice();
  for (const value of first?.values ?? []) {
    const bits = new Int32Array(hits.length);
    addTo(bits, postings[first!.facet]![value]);
    for (let at = 0; at < bits.length; at += 1) {
      bits[at]! &= rest[at]!;
      rest[at]! &= ~bits[at]!;
    }
    yield bits;
  }
  if (last) {
    const bits = new Int32Array(hits.length);
    for (const value of last.values) addTo(bits, postings[last.facet]![value]);
    for (let at = 0; at < bits.length; at += 1) {
      const after = bits[at]!;
      bits[at] = rest[at]! & ~after;
      rest[at]! &= after;
    }
    yield bits;
  }
  yield rest;
}

function collectByNumber(
  segment: Segment,
  sort: CompiledSort,
  size: number,
  cellsOf: SegmentHits['cellsOf'] | undefined,
  cursor: PageCursor,
): void {
  const column = segment.numbers[sort.number];
  if (column?.order === null) {
    if (sort.descending) collectBackwards(column, cursor);
    else collectRange(cursor, 0, segment.documents);
    return;
  }
  const end = Math.min(size, cursor.skip + cursor.remaining);
  const walk = (end * segment.documents) / size;
  if (size <= 64 || size * 16 < walk) collectByComparing(segment, sort, size, cursor);
  else if (sort.number < 0) walkIds(segment, sort.descending, cursor);
  else walkNumbers(segment, sort, cursor.skip > 0 ? cellsOf?.(sort.number) : undefined, cursor);
}

/** A small number of hits is sorted by comparison. */
function collectByComparing(
  segment: Segment,
  sort: CompiledSort,
  size: number,
  cursor: PageCursor,
): void {
  const found = new Uint32Array(size);
  listBits(cursor.bits, found);
  const { ranks } = segment;
  const direction = sort.descending ? -1 : 1;
  const column = segment.numbers[sort.number];
  if (!column) {
    found.sort((a, b) => direction * (ranks[a]! - ranks[b]!));
  } else {
    const last = Number.POSITIVE_INFINITY;
    const keys = Float64Array.from(found, (document) => {
      const value = numberAt(column.values, document);
      return Number.isNaN(value) ? last : direction * value;
    });
    const positions = Uint32Array.from(found, (_, at) => at);
    positions.sort((a, b) => {
      const [one, other] = [keys[a]!, keys[b]!];
      return one === other ? ranks[found[a]!]! - ranks[found[b]!]! : one - other;
    });
    found.set(positions.map((position) => found[position]!));
  }
  for (const document of found.subarray(cursor.skip, cursor.skip + cursor.remaining)) {
    cursor.found.push(document);
    cursor.remaining -= 1;
  }
}

/** Visits one document; returns true when the page is full. */
function look(cursor: PageCursor, document: number): boolean {
  if (!hasBit(cursor.bits, document)) return false;
  if (cursor.skip > 0) {
    cursor.skip -= 1;
    return false;
  }
  cursor.found.push(document);
  cursor.remaining -= 1;
  return cursor.remaining === 0;
}

function walkIds({ byRank, documents }: Segment, descending: boolean, cursor: PageCursor): void {
  for (let at = 0; at < documents; at += 1) {
    if (look(cursor, byRank[descending ? documents - 1 - at : at]!)) return;
  }
}

/** Skips cells with all hits before the page, by their counts. */
function walkNumbers(
  { numbers, documents }: Segment,
  { number, descending }: CompiledSort,
  counts: Int32Array | undefined,
  cursor: PageCursor,
): void {
  const column = numbers[number]!;
  const last = column.cells.length - 2;
  for (let at = 0; at <= last; at += 1) {
    const cell = descending ? last - at : at;
    const count = counts?.[cell + 1];
    if (count !== undefined && count <= cursor.skip) {
      cursor.skip -= count;
      continue;
    }
    const [from, to] = [column.cells[cell]!, column.cells[cell + 1]!];
    if (descending ? walkBack(column, from, to, cursor) : walk(column, from, to, cursor)) return;
  }
  walk(column, column.size, documents, cursor);
}

function walk({ order }: NumberColumn, from: number, to: number, cursor: PageCursor): boolean {
  for (let position = from; position < to; position += 1) {
    if (look(cursor, order ? order[position]! : position)) return true;
  }
  return false;
}

/** Descending numbers, with equal numbers ascending by id. */
function walkBack(column: NumberColumn, from: number, to: number, cursor: PageCursor): boolean {
  const { order, values } = column;
  const valueAt = (position: number) => numberAt(values, order ? order[position]! : position);
  let end = to;
  while (end > from) {
    const value = valueAt(end - 1);
    let start = end - 1;
    if (valueAt(from) === value) start = from;
    else while (valueAt(start - 1) === value) start -= 1;
    if (walk(column, start, end, cursor)) return true;
    end = start;
  }
  return false;
}
