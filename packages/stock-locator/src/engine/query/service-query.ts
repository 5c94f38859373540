import type { Locale } from '@mawkib/core/locale';
import {
  type ListKey,
  listFilters,
  type RangeKey,
  rangeFilters,
} from '../filters/filter-definitions.js';
import { sortOfService } from '../filters/sorts.js';
import { choiceFilters, forcedParams, pageSize, serviceSorts } from '../filters/stock-filters.js';
import { type LooseQuery, normaliseQuery } from './normalise-query.js';
import { asNumber, joinList, splitList } from './query-values.js';
import type { MonthlyBudget, VehicleQuery } from './vehicle-query.js';

const { field, suffix } = choiceFilters.nameplate_model_group;
const modelGroup = `filter[${field}${suffix}]`;
/**
 * Parameters of a monthly budget: bounds of the payment, and the deposit and term it is computed
 * with.
 */
const budgetFilters: readonly [name: string, key: keyof MonthlyBudget][] = [
  ['filter[monthly_payment_gteq]', 'from'],
  ['filter[monthly_payment_lteq]', 'to'],
  ['deposit', 'deposit'],
  ['term', 'term'],
];
const { statuses, dealerCodes, serviceDealerCodes } = forcedParams;

/** Query parameters of the stock service: one text per name, values joined by two spaces. */
export type ServiceQuery = { [name: string]: string | number } & {
  page: number;
  items: number;
  sort: string;
  lang: Locale;
};

interface ServiceOptions {
  lang: Locale;
  /** Page size; the service returns at most 12. */
  items?: number;
}

/**
 * Serialises a query for the stock service. The location is not sent; replace it by dealer codes
 * first.
 */
export function toServiceQuery(
  query: VehicleQuery,
  { lang, items = pageSize.max }: ServiceOptions,
): ServiceQuery {
  const filters: [string, string | number][] = [];
  const forced = query.forced_statuses;
  for (const { key, service, suffix } of listFilters) {
    const values = query.lists[key] ?? (key === 'statuses' ? forced : undefined);
    if (values?.length) filters.push([`filter[${service}${suffix}]`, joined(values)]);
  }
  for (const { key, service } of rangeFilters) {
    const { from, to } = query.ranges[key] ?? {};
    if (from !== undefined) filters.push([`filter[${service}_gteq]`, from]);
    if (to !== undefined) filters.push([`filter[${service}_lteq]`, to]);
  }
  for (const [name, key] of budgetFilters) {
    const value = query.monthly?.[key];
    if (value !== undefined) filters.push([name, value]);
  }
  if (query.nameplate_model_group) filters.push([modelGroup, query.nameplate_model_group]);
  if (query.forced_dealer_codes)
    filters.push([serviceDealerCodes, joined(query.forced_dealer_codes)]);
  if (forced) filters.push([statuses, joined(forced)]);
  if (query.words) filters.push(['q', query.words]);
  return {
    ...Object.fromEntries(filters),
    sort: serviceSorts[query.sort],
    page: query.page,
    items,
    lang,
  };
}

/**
 * A single value with a comma is sent twice: with two spaces in the text, the service does not
 * split at commas.
 */
const joined = (values: readonly string[]): string => {
  const [only] = values;
  return joinList(values.length === 1 && only?.includes(',') ? [only, only] : values);
};

/** Result of parsing a listing query. */
export interface ReadServiceQuery {
  query: VehicleQuery;
  /** Unknown `filter[…]` parameters; a service responds with 400. */
  unknown: string[];
  /** Range bounds that are not numbers; a service responds with 400. */
  unreadable: string[];
}

const all = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value == null ? [] : [value];

/** Parses a listing query. Values of a name may be joined, repeated or an array. */
export function fromServiceQuery(input: Readonly<Record<string, unknown>>): ReadServiceQuery {
  const lists: { [key in ListKey]?: string[] } = {};
  const ranges: { [key in RangeKey]?: { from?: unknown; to?: unknown } } = {};
  const monthly: { -readonly [key in keyof MonthlyBudget]?: unknown } = {};
  const loose: LooseQuery = { lists, ranges, monthly };
  const unknown: string[] = [];
  const unreadable: string[] = [];

  for (const [given, value] of Object.entries(input)) {
    const name = given.replace(/\[\]$/, '');
    const target = targets.get(name);
    const values = splitList(all(value));
    const last = all(value).at(-1);
    if ((target?.kind === 'bound' || target?.kind === 'budget') && !isNumber(last)) {
      unreadable.push(name);
    }
    if (target?.kind === 'list') lists[target.key] = [...(lists[target.key] ?? []), ...values];
    else if (target?.kind === 'bound')
      ranges[target.key] = { ...ranges[target.key], [target.end]: last };
    else if (target?.kind === 'budget') monthly[target.key] = last;
    else if (name === modelGroup) loose.nameplate_model_group = last;
    else if (name === dealerCodes || name === serviceDealerCodes)
      loose.forced_dealer_codes = [...(loose.forced_dealer_codes ?? []), ...values];
    else if (name === statuses) loose.forced_statuses = values;
    else if (name === 'q') loose.words = last;
    else if (name === 'sort') loose.sort = sortOfService(last);
    else if (name === 'page') loose.page = last;
    else if (name.startsWith('filter[')) unknown.push(name);
  }
  return { query: normaliseQuery(loose), unknown, unreadable };
}

/** An empty bound is open. */
const isNumber = (value: unknown) => value === '' || asNumber(value) !== undefined;

type Target =
  | { kind: 'list'; key: ListKey }
  | { kind: 'bound'; key: RangeKey; end: 'from' | 'to' }
  | { kind: 'budget'; key: keyof MonthlyBudget };

/**
 * All parameter names of a service. Marked as pure, so that code that only writes queries does not
 * include it.
 */
const targets = /* @__PURE__ */ (() =>
  new Map<string, Target>([
    ...budgetFilters.map(([name, key]): [string, Target] => [name, { kind: 'budget', key }]),
    ...listFilters.map(({ key, service, suffix }): [string, Target] => [
      `filter[${service}${suffix}]`,
      { kind: 'list', key },
    ]),
    ...rangeFilters.flatMap(({ key, service }): [string, Target][] => [
      [`filter[${service}_gteq]`, { kind: 'bound', key, end: 'from' }],
      [`filter[${service}_lteq]`, { kind: 'bound', key, end: 'to' }],
    ]),
  ]))();
