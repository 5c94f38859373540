import type { SortDefinition, StockSchema } from '../schema/stock-schema.js';
import type { ValueSets } from '../schema/value-sets.js';
import type { NumberRange, StockQuery } from './stock-query.js';

export interface FacetFilter {
  readonly facet: number;
  /** Codes of the requested values, without unknown ones. */
  readonly values: readonly number[];
}

export interface RangeFilter {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** A query with codes of its schema. */
export interface CompiledQuery {
  readonly facets: readonly FacetFilter[];
  readonly ranges: readonly RangeFilter[];
  readonly demands: readonly FacetFilter[];
  readonly bounds: readonly RangeFilter[];
  readonly only: ReadonlySet<string> | undefined;
}

export interface CompiledSort {
  /** -1: sort by id. */
  readonly number: number;
  readonly descending: boolean;
  /** Vehicles are grouped by the first of these values that they have. */
  readonly first: FacetFilter | undefined;
  /** Vehicles with one of these values come last. */
  readonly last: FacetFilter | undefined;
}

/** The schema does not have this key: a programming error, never caused by visitors. */
export class UnknownFieldError extends Error {
  readonly kind = 'unknown_field';
  constructor(readonly field: string) {
    super(`The stock index has no '${field}': name a key of its schema.`);
    this.name = 'UnknownFieldError';
  }
}

export function compileQuery(
  schema: StockSchema,
  sets: readonly ValueSets[],
  { filters, ranges, demands, bounds, only }: Omit<StockQuery, 'sort'>,
): CompiledQuery {
  return {
    facets: facetFilters(schema, sets, filters),
    ranges: rangeFilters(schema, ranges),
    demands: facetFilters(schema, sets, demands),
    bounds: rangeFilters(schema, bounds),
    only: only && new Set(only),
  };
}

function facetFilters(
  schema: StockSchema,
  sets: readonly ValueSets[],
  filters: StockQuery['filters'] = {},
): FacetFilter[] {
  return Object.entries(filters).flatMap(([key, values]) => {
    const facet = schema.facets.findIndex((each) => each.key === key);
    if (facet < 0) throw new UnknownFieldError(key);
    return values?.length ? [{ facet, values: codesOf(sets[facet]!, values) }] : [];
  });
}

const codesOf = ({ valueCodes }: ValueSets, values: readonly string[]): number[] =>
  [...new Set(values)].flatMap((value) => valueCodes.get(value) ?? []);

function rangeFilters(schema: StockSchema, ranges: StockQuery['ranges'] = {}): RangeFilter[] {
  return Object.entries(ranges).flatMap(([key, range]) => {
    const number = schema.numbers.findIndex((each) => each.key === key && each.range !== false);
    if (number < 0) throw new UnknownFieldError(key);
    return range && !isOpen(range) ? [{ number, ...ends(range) }] : [];
  });
}

const bound = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? undefined : value;

const isOpen = ({ from, to }: NumberRange) => bound(from) === undefined && bound(to) === undefined;

const ends = ({ from, to }: NumberRange) => ({
  from: bound(from) ?? Number.NEGATIVE_INFINITY,
  to: bound(to) ?? Number.POSITIVE_INFINITY,
});

export function compileSort(
  schema: StockSchema,
  sets: readonly ValueSets[],
  sort: string,
): CompiledSort {
  const definition: SortDefinition | undefined = Object.hasOwn(schema.sorts, sort)
    ? schema.sorts[sort]
    : undefined;
  if (!definition) throw new UnknownFieldError(sort);
  const { by, descending = false, first, last } = definition;
  const valuesOf = (wanted: SortDefinition['first']): FacetFilter | undefined => {
    const facet = schema.facets.findIndex(({ key }) => key === wanted?.facet);
    return wanted && { facet, values: codesOf(sets[facet]!, wanted.values) };
  };
  return {
    number: schema.numbers.findIndex(({ key }) => key === by),
    descending,
    first: valuesOf(first),
    last: valuesOf(last),
  };
}
