import type { BenchResult } from '../bench-engine.ts';
import { type BenchQuery, type FacetKey, facetKeys, perPage } from '../bench-queries.ts';
import { emptyCounts } from './count-found.ts';

/** SQL that differs between databases. */
export interface Dialect {
  /** True if the array `column` contains one of `values`. */
  anyOf(column: string, values: string): string;
  /** Table of each vehicle of `from` with each value of its array. */
  each(column: string, from: string): string;
  /** Keyword before the body of a common table expression. */
  materialized: string;
}

const several: readonly FacetKey[] = ['engine', 'financing'];
const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

function where({ filters, ranges }: BenchQuery, dialect: Dialect, but?: FacetKey): string {
  const chosen = Object.entries(filters).flatMap(([key, values]) => {
    if (key === but) return [];
    return several.includes(key as FacetKey)
      ? [dialect.anyOf(key, quoted(values))]
      : [`${key} IN (${quoted(values)})`];
  });
  const bounded = Object.entries(ranges).map(
    ([key, { from, to }]) => `${key} BETWEEN ${from} AND ${to}`,
  );
  return [...chosen, ...bounded].join(' AND ');
}

const counted = (key: FacetKey, dialect: Dialect, from: string) =>
  several.includes(key)
    ? `SELECT '${key}' AS facet, value, count(*) AS n FROM ${dialect.each(key, from)} GROUP BY value`
    : `SELECT '${key}' AS facet, ${key} AS value, count(*) AS n FROM ${from} GROUP BY ${key}`;

/** The page, and all counts with the total in one statement. */
export function statements(query: BenchQuery, dialect: Dialect): { page: string; counts: string } {
  const hits = where(query, dialect);
  const direction = query.sort === 'priceAsc' ? 'ASC' : 'DESC';
  const chosen = Object.keys(query.filters) as FacetKey[];
  const parts = facetKeys.map((key) =>
    chosen.includes(key)
      ? counted(
          key,
          dialect,
          `(SELECT * FROM vehicles WHERE ${where(query, dialect, key)}) AS open_${key}`,
        )
      : counted(key, dialect, 'hits'),
  );
  return {
    page: `SELECT id FROM vehicles WHERE ${hits} ORDER BY price ${direction}, id LIMIT ${perPage} OFFSET ${(query.page - 1) * perPage}`,
    counts: `WITH hits AS ${dialect.materialized} (SELECT * FROM vehicles WHERE ${hits})
SELECT 'total' AS facet, '' AS value, count(*) AS n FROM hits UNION ALL ${parts.join(' UNION ALL ')}`,
  };
}

export interface CountRow {
  facet: string;
  value: string;
  n: number | bigint;
}

export function toResult(ids: string[], rows: Iterable<CountRow>): BenchResult {
  const counts = emptyCounts();
  let total = 0;
  for (const { facet, value, n } of rows) {
    if (facet === 'total') total = Number(n);
    else counts[facet as FacetKey].set(value, Number(n));
  }
  return { total, ids, counts };
}

/** A column for each facet and number, and an index for each that can be filtered. */
export const table = (arrays: string) =>
  `CREATE TABLE vehicles (id text, brand text, model text, state text, engine ${arrays}, transmission text,
color text, specific_color text, status text, dealer text, seats text, financing ${arrays},
price integer, mileage integer, year integer, power integer)`;

export const singleColumns = [
  'model',
  'color',
  'specific_color',
  'status',
  'dealer',
  'price',
  'mileage',
  'year',
  'power',
] as const;
