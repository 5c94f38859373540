import type { ListingChange, ListingSuggestion } from '@mawkib/api-clients/contracts/stock';
import { listKeys, rangeKeys } from '../../engine/filters/filter-definitions.js';
import type { FinancePlan } from '../../engine/finance/finance-plan.js';
import type { Range } from '../../engine/query/vehicle-query.js';
import type { LiveIndex } from '../live-index/live-index.js';
import type { StockFound, StockSearch } from '../live-index/stock-search.js';
import { searchByPayment } from './search-by-payment.js';

const maxSuggestions = 8;

/**
 * The smallest changes that make an empty search within a monthly budget find something, with
 * counts: the payment or a range widened to the nearest vehicle, another value, a filter or the
 * budget dropped; two dropped only if no single change helps, and all if no two do. Without a
 * budget these are the index's suggestions.
 */
export function suggestByPayment(
  index: Pick<LiveIndex, 'search' | 'suggest'>,
  search: StockSearch,
  plan: FinancePlan | null,
): ListingSuggestion[] {
  if (!search.monthly || !plan) return index.suggest({ ...search, monthly: undefined });
  const find = (changes: readonly ListingChange[]): StockFound =>
    searchByPayment(index, { ...changes.reduce(changed, search), page: 1, items: 0 }, plan);
  const found = find([]);
  if (found.total > 0) return [];
  const counted = (sets: readonly (readonly ListingChange[])[]) =>
    sets
      .map((changes) => ({ changes: [...changes], total: find(changes).total }))
      .filter(({ total }) => total > 0)
      .sort((one, other) => other.total - one.total);

  const nearer = [...widenedBudget(search, found), ...widenedRanges(search, found)];
  const more = listKeys.flatMap((key): ListingChange[] => {
    const chosen = search.lists[key] ?? [];
    const [value] = [...found.facets[key]]
      .filter(([each, count]) => count > 0 && !chosen.includes(each))
      .sort(([, one], [, other]) => other - one)
      .map(([each]) => each);
    return chosen.length > 0 && value !== undefined ? [{ kind: 'add', key, value }] : [];
  });
  const dropped = droppable(search).map((key): ListingChange => ({ kind: 'drop', key }));
  const single = [nearer, more, dropped].flatMap((kind) => counted(kind.map((one) => [one])));
  if (single.length > 0) return single.slice(0, maxSuggestions);
  const pairs = dropped.flatMap((one, at) => dropped.slice(at + 1).map((other) => [one, other]));
  const two = counted(pairs);
  return (two.length > 0 ? two : counted([dropped])).slice(0, maxSuggestions);
}

function droppable({ lists, ranges, words, nameplate_model_group }: StockSearch): string[] {
  return [
    'monthly',
    ...(words ? ['words'] : []),
    ...(nameplate_model_group ? ['nameplate_model_group'] : []),
    ...listKeys.filter((key) => lists[key]?.length),
    ...rangeKeys.filter((key) => ranges[key]),
  ];
}

/** Payments are whole amounts. */
function widenedBudget({ monthly = {} }: StockSearch, found: StockFound): ListingChange[] {
  const near = nearest(monthly, found.monthly);
  if (!near) return [];
  const from = near.from === undefined ? {} : { from: Math.floor(near.from) };
  const to = near.to === undefined ? {} : { to: Math.ceil(near.to) };
  return [{ kind: 'widen', key: 'monthly', ...from, ...to }];
}

const widenedRanges = ({ ranges }: StockSearch, found: StockFound): ListingChange[] =>
  rangeKeys.flatMap((key): ListingChange[] => {
    const near = ranges[key] && nearest(ranges[key], found.ranges[key]);
    return near ? [{ kind: 'widen', key, ...near }] : [];
  });

/**
 * The range widened to the nearest result on one side; undefined if there are results on both
 * sides.
 */
function nearest(
  { from, to }: Range,
  there: { min: number; max: number } | undefined,
): Range | undefined {
  if (!there) return undefined;
  if (to !== undefined && there.min > to)
    return { ...(from !== undefined && { from }), to: there.min };
  if (from !== undefined && there.max < from)
    return { from: there.max, ...(to !== undefined && { to }) };
  return undefined;
}

function changed(search: StockSearch, change: ListingChange): StockSearch {
  const { kind, key, value, from, to } = change;
  const bounds = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  if (key === 'words') return { ...search, words: undefined };
  if (key === 'nameplate_model_group') return { ...search, nameplate_model_group: undefined };
  if (key === 'monthly') {
    const { from: _from, to: _to, ...terms } = search.monthly ?? {};
    return { ...search, monthly: kind === 'drop' ? undefined : { ...terms, ...bounds } };
  }
  const list = listKeys.find((each) => each === key);
  if (list) {
    const values = kind === 'add' ? [...(search.lists[list] ?? []), value ?? ''] : undefined;
    return { ...search, lists: { ...search.lists, [list]: values } };
  }
  return { ...search, ranges: { ...search.ranges, [key]: kind === 'widen' ? bounds : undefined } };
}
