import { type Bits, countBits, hasBit, listBits } from '../memory/bits.js';
import type { CompiledSort } from '../query/compile-query.js';
import type { NumberColumn } from '../segment/number-column.js';
import { numberAt } from '../segment/number-values.js';
import { addTo } from '../segment/postings.js';
import type { Segment } from '../segment/segment.js';
import type { SegmentHits } from './count-segment.js';
import { type Taking, takeBackwards, takeSpan } from './take-in-place.js';

/** The hits at the places `from` up to, not including, `to` of an order. */
export function takeSorted(
  segment: Segment,
  hits: SegmentHits,
  sort: CompiledSort,
  from: number,
  to: number,
): number[] {
  const taking = { bits: hits.bits, skip: from, wanted: to - from, taken: [] };
  if (taking.wanted <= 0 || from >= hits.size) return [];
  if (!sort.first && !sort.last) {
    takeByNumber(segment, sort, hits.size, hits.cellsOf, taking);
    return taking.taken;
  }
  for (const bits of classes(segment, hits.bits, sort)) {
    const size = countBits(bits);
    const part: Taking = { bits, skip: taking.skip, wanted: taking.wanted, taken: taking.taken };
    if (size > part.skip) {
      takeByNumber(segment, sort, size, size === hits.size ? hits.cellsOf : undefined, part);
    }
    taking.skip = Math.max(0, taking.skip - size);
    taking.wanted = part.wanted;
    if (taking.wanted === 0) break;
  }
  return taking.taken;
}

/** The hits that stand before all others, then those that stand before the rest, … */
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

function takeByNumber(
  segment: Segment,
  sort: CompiledSort,
  size: number,
  cellsOf: SegmentHits['cellsOf'] | undefined,
  taking: Taking,
): void {
  const column = segment.numbers[sort.number];
  if (column?.order === null) {
    if (sort.descending) takeBackwards(column, taking);
    else takeSpan(taking, 0, segment.documents);
    return;
  }
  const end = Math.min(size, taking.skip + taking.wanted);
  const walk = (end * segment.documents) / size;
  if (size <= 64 || size * 16 < walk) takeByComparing(segment, sort, size, taking);
  else if (sort.number < 0) walkIds(segment, sort.descending, taking);
  else walkNumbers(segment, sort, taking.skip > 0 ? cellsOf?.(sort.number) : undefined, taking);
}

/** Few hits are put in order by themselves. */
function takeByComparing(segment: Segment, sort: CompiledSort, size: number, taking: Taking): void {
  const found = new Uint32Array(size);
  listBits(taking.bits, found);
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
    const places = Uint32Array.from(found, (_, at) => at);
    places.sort((a, b) => {
      const [one, other] = [keys[a]!, keys[b]!];
      return one === other ? ranks[found[a]!]! - ranks[found[b]!]! : one - other;
    });
    found.set(places.map((place) => found[place]!));
  }
  for (const document of found.subarray(taking.skip, taking.skip + taking.wanted)) {
    taking.taken.push(document);
    taking.wanted -= 1;
  }
}

/** Looks at one document; true when nothing more is wanted. */
function look(taking: Taking, document: number): boolean {
  if (!hasBit(taking.bits, document)) return false;
  if (taking.skip > 0) {
    taking.skip -= 1;
    return false;
  }
  taking.taken.push(document);
  taking.wanted -= 1;
  return taking.wanted === 0;
}

function walkIds({ byRank, documents }: Segment, descending: boolean, taking: Taking): void {
  for (let at = 0; at < documents; at += 1) {
    if (look(taking, byRank[descending ? documents - 1 - at : at]!)) return;
  }
}

/** Cells whose hits all come before the page are passed over by their count. */
function walkNumbers(
  { numbers, documents }: Segment,
  { number, descending }: CompiledSort,
  counts: Int32Array | undefined,
  taking: Taking,
): void {
  const column = numbers[number]!;
  const last = column.cells.length - 2;
  for (let at = 0; at <= last; at += 1) {
    const cell = descending ? last - at : at;
    const count = counts?.[cell + 1];
    if (count !== undefined && count <= taking.skip) {
      taking.skip -= count;
      continue;
    }
    const [from, to] = [column.cells[cell]!, column.cells[cell + 1]!];
    if (descending ? walkBack(column, from, to, taking) : walk(column, from, to, taking)) return;
  }
  walk(column, column.size, documents, taking);
}

function walk({ order }: NumberColumn, from: number, to: number, taking: Taking): boolean {
  for (let place = from; place < to; place += 1) {
    if (look(taking, order ? order[place]! : place)) return true;
  }
  return false;
}

/** From the greatest number down, but equal numbers forward, so that they stand by id. */
function walkBack(column: NumberColumn, from: number, to: number, taking: Taking): boolean {
  const { order, values } = column;
  const valueAt = (place: number) => numberAt(values, order ? order[place]! : place);
  let end = to;
  while (end > from) {
    const value = valueAt(end - 1);
    let start = end - 1;
    if (valueAt(from) === value) start = from;
    else while (valueAt(start - 1) === value) start -= 1;
    if (walk(column, start, end, taking)) return true;
    end = start;
  }
  return false;
}
