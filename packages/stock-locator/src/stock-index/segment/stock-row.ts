import type {
  CompiledQuery,
  CompiledSort,
  FacetFilter,
  RangeFilter,
} from '../query/compile-query.js';
import { compareIds } from '../schema/read-vehicles.js';
import type { ValueSets } from '../schema/value-sets.js';
import { barOf } from './bar-edges.js';
import { numberAt } from './number-values.js';
import { idOfDocument, type Segment, setAt } from './segment.js';
import type { Tally } from './tally.js';

/** A single vehicle: one added since the last segment was built, or one to compare in a sort. */
export interface StockRow {
  readonly id: string;
  /** Code of its set, per facet. */
  readonly sets: readonly number[];
  /** NaN for none. */
  readonly numbers: readonly number[];
}

export function rowOf(segment: Segment, document: number, facets: number): StockRow {
  return {
    id: idOfDocument(segment, document),
    sets: Array.from({ length: facets }, (_, facet) => setAt(segment, document, facet)),
    numbers: segment.numbers.map(({ values }) => numberAt(values, document)),
  };
}

/** Adds matching rows to a tally and returns those that pass all filters. */
export function countRows(
  rows: Iterable<StockRow>,
  query: CompiledQuery,
  facets: readonly ValueSets[],
  edges: readonly (readonly number[])[],
  tally: Tally,
): StockRow[] {
  const hits: StockRow[] = [];
  for (const row of rows) {
    if (query.only && !query.only.has(row.id)) continue;
    if (!query.demands.every((demand) => holds(row, demand, facets))) continue;
    if (!query.bounds.every((bound) => lies(row, bound))) continue;
    const failed = failedColumn(row, query, facets);
    if (failed === several) continue;
    if (failed === none) hits.push(row);
    for (const [facet, { sets }] of facets.entries()) {
      if (failed !== none && failed !== facet) continue;
      for (const value of sets[row.sets[facet]!]!) tally.facets[facet]![value]! += 1;
    }
    for (const [at, value] of row.numbers.entries()) {
      if ((failed !== none && failed !== facets.length + at) || Number.isNaN(value)) continue;
      tally.bars[at]![barOf(edges[at]!, value)]! += 1;
      tally.min[at] = Math.min(tally.min[at]!, value);
      tally.max[at] = Math.max(tally.max[at]!, value);
    }
  }
  tally.total += hits.length;
  return hits;
}

const none = -1;
const several = -2;

/** Column of the only filter that a row fails, `none` or `several`. */
function failedColumn(row: StockRow, query: CompiledQuery, facets: readonly ValueSets[]): number {
  let failed = none;
  for (const filter of query.facets) {
    if (holds(row, filter, facets)) continue;
    if (failed !== none) return several;
    failed = filter.facet;
  }
  for (const range of query.ranges) {
    if (lies(row, range)) continue;
    if (failed !== none) return several;
    failed = facets.length + range.number;
  }
  return failed;
}

const holds = (row: StockRow, { facet, values }: FacetFilter, facets: readonly ValueSets[]) =>
  facets[facet]!.sets[row.sets[facet]!]!.some((value) => values.includes(value));

const lies = (row: StockRow, { number, from, to }: RangeFilter) =>
  row.numbers[number]! >= from && row.numbers[number]! <= to;

/** Total order: by class, by number, ties and rows without the number by id. */
export function rowOrder(
  { number, descending, first, last }: CompiledSort,
  facets: readonly ValueSets[],
) {
  const direction = descending ? -1 : 1;
  const classOf = (row: StockRow) => {
    if (last) return Number(holds(row, last, facets));
    if (!first) return 0;
    const held = facets[first.facet]!.sets[row.sets[first.facet]!]!;
    const position = first.values.findIndex((value) => held.includes(value));
    return position < 0 ? first.values.length : position;
  };
  return (a: StockRow, b: StockRow): number => {
    const classes = classOf(a) - classOf(b);
    if (classes !== 0) return classes;
    if (number < 0) return direction * compareIds(a.id, b.id);
    const [one, other] = [a.numbers[number]!, b.numbers[number]!];
    if (one === other) return compareIds(a.id, b.id);
    if (Number.isNaN(one) || Number.isNaN(other)) {
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || compareIds(a.id, b.id);
    }
    return direction * (one - other);
  };
}
