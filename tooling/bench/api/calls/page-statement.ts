import type { Statement } from '../server/run-bare.ts';
import { facets, type Search } from './search.ts';

const displayPrice = `case when 'cash' = any(price_hidden) then null else sale_minor / 100.0 end`;

/** SQL conditions of each filter of a search; null values are not filtered. */
function conditionsOf({ chosen, price, mileage }: Search) {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const lists = chosen.map(({ facet, values: wanted }) => ({
    key: facet.key as string,
    sql:
      'several' in facet
        ? `${facet.column} && ${value(wanted)}::text[]`
        : `${facet.column}::text = any(${value(wanted)}::text[])`,
  }));
  const ranges = (
    [
      ['display_price', displayPrice, price],
      ['mileage', 'mileage', mileage],
    ] as const
  ).map(([key, column, [from, to]]) => ({
    key: key as string,
    sql: `coalesce(${column} between ${value(from)}::numeric and ${value(to)}::numeric, false)`,
  }));
  return { conditions: [...lists, ...ranges], values };
}

/** The page with complete vehicles. */
export function pageStatement(search: Search): Statement {
  const { conditions, values } = conditionsOf(search);
  return {
    text: `select v.*, to_jsonb(d) as dealer from vehicles v join dealers d on d.id = v.owner_id
      where v.status <> 'sold' and ${conditions.map(({ sql }) => sql).join(' and ')}
      order by ${displayPrice} ${search.up ? 'asc' : 'desc'} nulls last, v.id limit 12`,
    values,
  };
}

const single = facets.filter((facet) => !('several' in facet));
const several = facets.filter((facet) => 'several' in facet);

/**
 * All disjunctive facet counts in one pass: a row that fails a single filter counts for that
 * filter's values. `total` is the number that passes.
 */
export function countsStatement(search: Search): Statement {
  const { conditions, values } = conditionsOf(search);
  const failed = conditions.map((_, at) => `(not c${at})::int`).join(' + ');
  const counted = (key: string) => {
    const own = conditions.findIndex((condition) => condition.key === key);
    return `count(*) filter (where failed = 0${own < 0 ? '' : ` or not c${own}`})`;
  };
  const sets = single.map(({ column }) => `(${column})`).join(', ');
  const which = single
    .map(({ key, column }) => `when grouping(${column}) = 0 then '${key}'`)
    .join(' ');
  const numbers = single
    .map(({ key, column }) => `when grouping(${column}) = 0 then ${counted(key)}`)
    .join(' ');
  const names = single.map(({ column }) => `${column}::text`).join(', ');
  return {
    text: `with seen as (
        select *, ${conditions.map(({ sql }, at) => `${sql} as c${at}`).join(', ')}
        from vehicles where status <> 'sold'
      ), near as materialized (
        select ${facets.map(({ column }) => column).join(', ')},
          ${conditions.map((_, at) => `c${at}`).join(', ')}, ${failed} as failed
        from seen where ${failed} <= 1
      )
      select case ${which} end as facet, coalesce(${names}) as value, case ${numbers} end as n
        from near group by grouping sets (${sets})
      ${several
        .map(
          ({ key, column }) => `union all select '${key}', each, ${counted(key)}
            from near, unnest(${column}) each group by each`,
        )
        .join('\n')}
      union all select 'total', '', count(*) filter (where failed = 0) from near`,
    values,
  };
}
