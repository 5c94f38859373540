import type { EventPayload } from '@mawkib/core/analytics';
import { filterDefinitions } from '../filters/filter-definitions.js';
import type { MonthlyBudget, VehicleQuery } from './vehicle-query.js';

type Payload = { [N in 'filter' | 'sort' | 'load_more']: EventPayload<N> };
export type QueryEvent = { [N in keyof Payload]: { name: N; payload: Payload[N] } }[keyof Payload];

/**
 * Analytics events for the change from one query to another: one event per changed filter with its
 * value, sort or page; clearing several filters is one event with `all`. The visitor's location is
 * not reported.
 */
export function queryEvents(before: VehicleQuery, after: VehicleQuery): QueryEvent[] {
  const filters = changedFilters(before, after);
  const isCleared = filters.length > 1 && filters.every(({ is_removed }) => is_removed);
  const events: QueryEvent[] = (
    isCleared ? [{ filter_key: 'all' as const, is_removed: true }] : filters
  ).map((payload) => ({ name: 'filter', payload }));
  if (after.sort !== before.sort) events.push({ name: 'sort', payload: { sort: after.sort } });
  if (after.page === before.page + 1 && events.length === 0) {
    events.push({ name: 'load_more', payload: { page_number: after.page } });
  }
  return events;
}

function changedFilters(before: VehicleQuery, after: VehicleQuery): Payload['filter'][] {
  return [
    ...budgetEvent(before.monthly, after.monthly),
    ...filterDefinitions.flatMap((filter): Payload['filter'] | [] => {
      if (filter.kind === 'list') {
        const [old = [], now = []] = [before.lists[filter.key], after.lists[filter.key]];
        return valuesEvent(filter.key, old, now);
      }
      const [old, now] = [before.ranges[filter.key], after.ranges[filter.key]];
      if (old?.from === now?.from && old?.to === now?.to) return [];
      return {
        filter_key: filter.key,
        ...(isPlausible(now?.from) ? { filter_from: now?.from } : {}),
        ...(isPlausible(now?.to) ? { filter_to: now?.to } : {}),
        is_removed: now === undefined,
      };
    }),
    valuesEvent(
      'nameplate_model_group',
      filled(before.nameplate_model_group),
      filled(after.nameplate_model_group),
    ),
    valuesEvent('words', filled(before.words), filled(after.words)),
  ].flat();
}

/** Reports the payment only: the visitor's savings are private. */
function budgetEvent(old?: MonthlyBudget, now?: MonthlyBudget): Payload['filter'][] {
  const parts = ['from', 'to', 'deposit', 'term'] as const;
  if (parts.every((part) => old?.[part] === now?.[part])) return [];
  return [
    {
      filter_key: 'monthly_payment',
      ...(isPlausible(now?.from) ? { filter_from: now?.from } : {}),
      ...(isPlausible(now?.to) ? { filter_to: now?.to } : {}),
      is_removed: now === undefined,
    },
  ];
}

/** Larger numbers are not plausible bounds; someone may have typed a phone number. */
const isPlausible = (bound?: number) => bound !== undefined && bound < 100_000_000;

const filled = (text?: string) => (text ? [text] : []);

function valuesEvent(
  filter_key: Payload['filter']['filter_key'],
  before: readonly string[],
  after: readonly string[],
): Payload['filter'] | [] {
  const isSame =
    before.length === after.length && before.every((value, location) => value === after[location]);
  if (isSame) return [];
  const isRemoved = !after.some((value) => !before.includes(value));
  return { filter_key, filter_values: [...after], is_removed: isRemoved };
}
