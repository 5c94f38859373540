import { hasBit } from '../memory/bits.js';
import { type Columns, compareIds } from '../schema/read-vehicles.js';
import { idAt } from '../segment/id-table.js';
import { numberAt } from '../segment/number-values.js';
import { type Segment, setAt } from '../segment/segment.js';
import { rowOf, type StockRow } from '../segment/stock-row.js';

const slice = 8_192;

/** Live documents of a segment and some rows as columns, by id. Yields now and then. */
export function* collect(segment: Segment, rows: readonly StockRow[]): Generator<void, Columns> {
  const facets = segment.postings.length;
  const more = [...rows].sort((a, b) => compareIds(a.id, b.id));
  const ids: string[] = [];
  /** A document of the segment, or the complement of a row's index. */
  const sources: number[] = [];
  let next = 0;
  for (let rank = 0; rank < segment.documents; rank += 1) {
    if (rank % slice === 0) yield;
    const document = segment.byRank[rank]!;
    if (!hasBit(segment.alive, document)) continue;
    const id = idAt(segment.ids, rank);
    for (; next < more.length && more[next]!.id < id; next += 1) {
      ids.push(more[next]!.id);
      sources.push(~next);
    }
    ids.push(id);
    sources.push(document);
  }
  for (; next < more.length; next += 1) {
    ids.push(more[next]!.id);
    sources.push(~next);
  }
  const sets: Uint32Array[] = [];
  for (let facet = 0; facet < facets; facet += 1) {
    yield;
    const codes = new Uint32Array(sources.length);
    for (let at = 0; at < codes.length; at += 1) {
      const source = sources[at]!;
      codes[at] = source < 0 ? more[~source]!.sets[facet]! : setAt(segment, source, facet);
    }
    sets.push(codes);
  }
  const numbers: Float64Array[] = [];
  for (const [number, { values }] of segment.numbers.entries()) {
    yield;
    const column = new Float64Array(sources.length);
    for (let at = 0; at < column.length; at += 1) {
      const source = sources[at]!;
      column[at] = source < 0 ? more[~source]!.numbers[number]! : numberAt(values, source);
    }
    numbers.push(column);
  }
  return { ids, sets, numbers };
}

/** Live documents of a segment as rows. */
export function rowsOf(segment: Segment): StockRow[] {
  const rows: StockRow[] = [];
  for (let document = 0; document < segment.documents; document += 1) {
    if (hasBit(segment.alive, document))
      rows.push(rowOf(segment, document, segment.postings.length));
  }
  return rows;
}
