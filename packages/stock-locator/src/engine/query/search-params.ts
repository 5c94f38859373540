import { listFilters, rangeFilters } from '../filters/filter-definitions.js';
import { defaultSort } from '../filters/sorts.js';
import { forcedParams, searchParams } from '../filters/stock-filters.js';
import { type LooseQuery, normaliseQuery } from './normalise-query.js';
import { joinList, splitList } from './query-values.js';
import type { MonthlyBudget, VehicleQuery } from './vehicle-query.js';

const locationKeys = Object.keys(searchParams) as (keyof typeof searchParams)[];

/** Address parameters of a monthly budget. */
export const budgetNames: readonly (readonly [key: keyof MonthlyBudget, name: string])[] = [
  ['deposit', 'deposit'],
  ['term', 'term'],
  ['from', 'monthly.from'],
  ['to', 'monthly.to'],
];

/** Named text values: the search part of an address, or form data with the same names. */
type Fields = Pick<FormData | URLSearchParams, 'getAll'>;

/**
 * Parses a page's address or a form that leads to it. Never fails: invalid values are dropped, a
 * reversed range is swapped, repeated names (from a native form) are joined.
 */
export function parseQuery(search: Fields): VehicleQuery {
  const list = (key: string) => splitList(search.getAll(key));
  const last = (key: string) => search.getAll(key).at(-1);
  const loose: LooseQuery = {
    lists: Object.fromEntries(listFilters.map(({ key }) => [key, list(key)])),
    ranges: Object.fromEntries(
      rangeFilters.map(({ key }) => [key, { from: last(`${key}.from`), to: last(`${key}.to`) }]),
    ),
    monthly: Object.fromEntries(budgetNames.map(([key, name]) => [key, last(name)])),
    nameplate_model_group: last('nameplate_model_group'),
    forced_statuses: list(forcedParams.statuses),
    forced_dealer_codes: [
      ...list(forcedParams.dealerCodes),
      ...list(forcedParams.serviceDealerCodes),
    ],
    location: Object.fromEntries(locationKeys.map((key) => [key, last(searchParams[key])])),
    words: last('q'),
    sort: last('sort'),
    page: last('page'),
  };
  return normaliseQuery(loose);
}

/** Names and values of the address in canonical order, without defaults. */
export function searchEntries(query: VehicleQuery): [name: string, value: string][] {
  const entries: [string, string | number | undefined][] = [
    ['q', query.words],
    ...listFilters.map(({ key }) => listEntry(key, query.lists[key])),
    ...rangeFilters.flatMap(({ key }): [string, number | undefined][] => [
      [`${key}.from`, query.ranges[key]?.from],
      [`${key}.to`, query.ranges[key]?.to],
    ]),
    ...budgetNames.map(([key, name]): [string, number | undefined] => [name, query.monthly?.[key]]),
    ['nameplate_model_group', query.nameplate_model_group],
    listEntry(forcedParams.statuses, query.forced_statuses),
    listEntry(forcedParams.dealerCodes, query.forced_dealer_codes),
    ...locationKeys.map((key): [string, string | undefined] => [
      searchParams[key],
      query.location?.[key],
    ]),
    ['sort', query.sort === defaultSort ? undefined : query.sort],
    ['page', query.page === 1 ? undefined : query.page],
  ];
  return entries
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => [name, String(value)]);
}

const listEntry = (name: string, values?: readonly string[]): [string, string | undefined] => [
  name,
  values && values.length > 0 ? joinList(values) : undefined,
];

/** Canonical search part of a query, without `?`: `models=Defender++Range+Rover&mileage.from=0`. */
export const toSearch = (query: VehicleQuery): string =>
  new URLSearchParams(searchEntries(query)).toString();
