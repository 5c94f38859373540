import type { ListingChange } from '@mawkib/api-clients/contracts/stock';
import { type FilterKey, listKeys, rangeKeys } from '../filters/filter-definitions.js';
import { toggleValue, withMonthly, withoutFilter, withRange } from './filter-edits.js';
import { normaliseQuery } from './normalise-query.js';
import type { MonthlyBudget, VehicleQuery } from './vehicle-query.js';

/**
 * Applies changes suggested by a service, on the first page. Undefined if a change does not belong
 * to this query: it concerns a restriction of the page, which a visitor cannot change.
 */
export function changedQuery(
  query: VehicleQuery,
  changes: readonly ListingChange[],
): VehicleQuery | undefined {
  let changed: VehicleQuery | undefined = query;
  for (const change of changes) changed = changed && withChange(changed, change);
  return changed;
}

function withChange(
  query: VehicleQuery,
  { kind, key, value, from, to }: ListingChange,
): VehicleQuery | undefined {
  if (key === 'words') {
    return query.words && kind === 'drop'
      ? normaliseQuery({ ...query, words: undefined, page: 1 })
      : undefined;
  }
  if (key === 'nameplate_model_group') {
    return query.nameplate_model_group && kind === 'drop'
      ? normaliseQuery({ ...query, nameplate_model_group: undefined, page: 1 })
      : undefined;
  }
  if (key === 'monthly')
    return query.monthly && withBudget(query, query.monthly, { kind, from, to });
  const list = listKeys.find((each) => each === key);
  const range = rangeKeys.find((each) => each === key);
  const isChosen = (list && query.lists[list]) || (range && query.ranges[range]);
  if (!isChosen) return undefined;
  if (kind === 'drop') return withoutFilter(query, key as FilterKey);
  if (list && kind === 'add' && value !== undefined && !query.lists[list]?.includes(value))
    return toggleValue(query, list, value);
  if (range && kind === 'widen') return withRange(query, range, { from, to });
  return undefined;
}

function withBudget(
  query: VehicleQuery,
  { deposit, term }: MonthlyBudget,
  { kind, from, to }: Pick<ListingChange, 'kind' | 'from' | 'to'>,
): VehicleQuery | undefined {
  if (kind === 'drop') return withMonthly(query, undefined);
  return kind === 'widen' ? withMonthly(query, { deposit, term, from, to }) : undefined;
}
