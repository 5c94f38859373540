import type { NumberRange, RangeCounts, StockQuery } from './query/stock-query.js';
import type { StockIndex } from './stock-index.js';

/** One change of a query. */
export type Change<Facet extends string = string, Num extends string = string> =
  | { readonly kind: 'add'; readonly facet: Facet; readonly value: string }
  | { readonly kind: 'widen'; readonly number: Num; readonly range: NumberRange }
  | { readonly kind: 'drop'; readonly field: Facet | Num };

/** Changes that have results, with the exact count. */
export interface Suggestion<
  Facet extends string = string,
  Num extends string = string,
  Sort extends string = string,
> {
  readonly changes: readonly Change<Facet, Num>[];
  /** The query with the changes, on its first page. */
  readonly query: StockQuery<Facet, Num, Sort>;
  readonly total: number;
}

interface Requested {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, NumberRange>>;
}

/**
 * The smallest changes that make an empty query find something, smallest first: a range widened to
 * the nearest vehicle, a value added to a filter, a filter dropped; two filters dropped only if no
 * single change helps, and all of them if no two do. Empty if the query has results or no filter.
 */
export function suggestChanges<Facet extends string, Num extends string, Sort extends string>(
  index: StockIndex<Facet, Num, Sort>,
  query: StockQuery<Facet, Num, Sort>,
): Suggestion<Facet, Num, Sort>[] {
  const any = index as unknown as StockIndex;
  const response = any.query({ ...query, perPage: 0 });
  if (response.total > 0) return [];
  const requested = activeOf(query);
  const fields = [...Object.keys(requested.filters), ...Object.keys(requested.ranges)];
  const withCounts = (sets: readonly (readonly Change[])[]) =>
    sets.flatMap((changes): Suggestion[] => {
      const changed = { ...query, page: 1, ...changes.reduce(applyChange, requested) };
      const total = any.count(changed);
      return total > 0 ? [{ changes, query: changed, total }] : [];
    });

  const nearer = Object.keys(requested.ranges).flatMap((key) => widen(any, query, requested, key));
  const more = Object.keys(requested.filters).flatMap((facet): Change[] => {
    const value = maxSelected(response.facets[facet]!);
    return value === undefined ? [] : [{ kind: 'add', facet, value }];
  });
  const dropped = fields.map((field): Change => ({ kind: 'drop', field }));
  const single = [nearer, more, dropped].flatMap((kind) =>
    withCounts(kind.map((change) => [change])).sort((a, b) => b.total - a.total),
  );
  if (single.length > 0) return single as never;
  const two = withCounts(pairsOf(dropped)).sort((a, b) => b.total - a.total);
  return (two.length > 0 || dropped.length < 3 ? two : withCounts([dropped])) as never;
}

function activeOf({ filters = {}, ranges = {} }: StockQuery): Requested {
  const chosen = Object.entries(filters).filter(([, values]) => values?.length);
  const bounded = Object.entries(ranges).filter(
    ([, range]) => range && (range.from !== undefined || range.to !== undefined),
  );
  return { filters: Object.fromEntries(chosen), ranges: Object.fromEntries(bounded) } as Requested;
}

function applyChange({ filters, ranges }: Requested, change: Change): Requested {
  if (change.kind === 'add') {
    const values = [...(filters[change.facet] ?? []), change.value];
    return { filters: { ...filters, [change.facet]: values }, ranges };
  }
  if (change.kind === 'widen') {
    return { filters, ranges: { ...ranges, [change.number]: change.range } };
  }
  const { [change.field]: _facet, ...otherFilters } = filters;
  const { [change.field]: _range, ...otherRanges } = ranges;
  return { filters: otherFilters, ranges: otherRanges };
}

/** The range widened to the nearest number that all other filters allow. */
function widen(index: StockIndex, query: StockQuery, requested: Requested, key: string): Change[] {
  const { [key]: range = {}, ...ranges } = requested.ranges;
  const ends = (bound: NumberRange): RangeCounts =>
    index.query({ ...query, ranges, bounds: { ...query.bounds, [key]: bound }, perPage: 0 }).ranges[
      key
    ]!;
  const below = range.from === undefined ? null : ends({ to: range.from }).max;
  const above = range.to === undefined ? null : ends({ from: range.to }).min;
  const down = below === null ? Number.POSITIVE_INFINITY : range.from! - below;
  const up = above === null ? Number.POSITIVE_INFINITY : above - range.to!;
  if (down === up && below === null) return [];
  const widened = down < up ? { ...range, from: below! } : { ...range, to: above! };
  return [{ kind: 'widen', number: key, range: widened }];
}

function maxSelected({ values, counts }: { values: readonly string[]; counts: Uint32Array }) {
  let best: number | undefined;
  for (const [at, count] of counts.entries()) {
    if (count > 0 && (best === undefined || count > counts[best]!)) best = at;
  }
  return best === undefined ? undefined : values[best];
}

const pairsOf = <T>(all: readonly T[]): T[][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]));
