import { parseNumber } from '@mawkib/core/locale';
import { vehicleLimits } from '../fields/vehicle-limits.js';
import type { ListFilter } from '../filters/filter-definitions.js';
import { normaliseValue } from '../filters/normalise-value.js';
import { choiceSeparator } from '../filters/stock-filters.js';
import type { MonthlyBudget, Range } from './vehicle-query.js';

const maxValues = 60;
const greatest = vehicleLimits.amount[1];

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Values without repeats, sorted. */
export function asValues(values: readonly unknown[]): string[] {
  const texts = values.map((value) => normaliseValue(value)).filter((text) => text !== '');
  return [...new Set(texts)].sort(inOrder).slice(0, maxValues);
}

const asSeats = (value: unknown) => {
  const seats = asNumber(value);
  return seats === undefined || seats < 1 ? '' : String(seats);
};

/** Values of a filter: for a closed set only its members, for seats only positive whole numbers. */
export function asListValues(filter: ListFilter, values: readonly unknown[]): string[] {
  if (filter.key === 'number_of_seats') return asValues(values.map(asSeats));
  const texts = asValues(values);
  const { values: allowed } = filter;
  return allowed ? texts.filter((text) => allowed.includes(text)) : texts;
}

/** Splits parameters that may hold several values, separated by two spaces. */
export const splitList = (values: readonly unknown[]): string[] =>
  values.flatMap((value) =>
    value == null
      ? []
      : String(value)
          .slice(0, 10_000)
          .split(/\s{2,}/),
  );

export const joinList = (values: readonly string[]): string => values.join(choiceSeparator);

/** A whole number from 0; accepts Arabic digits and grouping. Undefined for other text. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : bounded(value);
  if (typeof value !== 'string') return undefined;
  const number = parseNumber(value.slice(0, 100));
  return number === null ? undefined : bounded(number);
}

const bounded = (n: number) => Math.round(Math.min(greatest, Math.max(0, n)));

/** A range with sorted ends; undefined if both are open. */
export function asRange(from: unknown, to: unknown): Range | undefined {
  const low = asNumber(from);
  const high = asNumber(to);
  if (low === undefined && high === undefined) return undefined;
  if (low === undefined) return { to: high };
  if (high === undefined) return { from: low };
  return low <= high ? { from: low, to: high } : { from: high, to: low };
}

/** Months, 1 to 1200; else undefined. */
const asTerm = (value: unknown): number | undefined => {
  const months = asNumber(value);
  return months === undefined || months < 1 || months > 1200 ? undefined : months;
};

/** A monthly budget with its valid parts; undefined if there are none. */
export function asBudget(given: LooseBudget = {}): MonthlyBudget | undefined {
  const deposit = asNumber(given.deposit);
  const term = asTerm(given.term);
  const budget = {
    ...asRange(given.from, given.to),
    ...(deposit !== undefined && { deposit }),
    ...(term !== undefined && { term }),
  };
  return Object.keys(budget).length > 0 ? budget : undefined;
}

export type LooseBudget = { readonly [key in keyof MonthlyBudget]?: unknown };

/** A page number from 1 on. */
export const asPage = (value: unknown): number =>
  Math.min(100_000, Math.max(1, asNumber(value) ?? 1));
