import type { FinancePlan } from '../../engine/finance/finance-plan.js';
import { majorOf, minorOf, monthlyParts, termsOf } from '../../engine/finance/monthly-parts.js';
import { monthlyPaymentOf, paymentAt } from '../../engine/finance/monthly-quote.js';
import type { MonthlyBudget, Range } from '../../engine/query/vehicle-query.js';
import { type SortDefinition, vehicleSchema } from '../../stock-index/index.js';
import type { LiveIndex } from '../live-index/live-index.js';
import type { StockEntry } from '../live-index/stock-entry.js';
import type { StockFound, StockSearch } from '../live-index/stock-search.js';

/**
 * Search within a monthly budget. For one rate the payment depends on the price alone, so a budget
 * is a price range per rate: the results of these searches are merged. Exact for any deposit and
 * term; payments are computed for the current page only. Without a budget or a plan it is a plain
 * search.
 */
export function searchByPayment(
  index: Pick<LiveIndex, 'search'>,
  search: StockSearch,
  plan: FinancePlan | null,
): StockFound {
  const { monthly } = search;
  if (!monthly || !plan) return index.search(search);
  const parts = monthlyParts(plan, monthly);
  const { page, items } = search;
  const within = parts.map(({ states, price }) => ({ states, display_price: price }));
  const monthlyRange = paymentsOf(index, search, plan, monthly);
  const [only = nothing, ...others] = within;
  if (others.length === 0) {
    return { ...index.search({ ...search, within: only }), monthly: monthlyRange };
  }
  const found = within.map((part) =>
    index.search({ ...search, within: part, page: 1, items: page * items }),
  );
  const start = (page - 1) * items;
  return {
    entries: found
      .flatMap(({ entries }) => entries)
      .sort(orderOf(search.sort, plan, monthly))
      .slice(start, start + items),
    total: found.reduce((sum, { total }) => sum + total, 0),
    facets: found.map(({ facets }) => facets).reduce(addFacets),
    ranges: found.map(({ ranges }) => ranges).reduce(addRanges),
    monthly: monthlyRange,
  };
}

/** A range that no vehicle is in: at least a hundredth and at most nothing. */
const nothing = { states: [], display_price: { from: 0.01, to: 0 } };

/** Min and max payment for the deposit and term, without payment bounds. */
function paymentsOf(
  index: Pick<LiveIndex, 'search'>,
  search: StockSearch,
  plan: FinancePlan,
  { deposit, term }: MonthlyBudget,
): StockFound['monthly'] {
  const terms = termsOf({ deposit, term });
  const { display_price: requested, ...ranges } = search.ranges;
  const payments = monthlyParts(plan, { deposit, term }).flatMap(({ states, rate, price }) => {
    const within = { states, display_price: both(price, requested) };
    const found = index.search({ ...search, ranges, within, page: 1, items: 0 });
    const { min, max } = found.total > 0 ? (found.ranges.display_price ?? {}) : {};
    return [min, max].flatMap((major) =>
      major === undefined ? [] : (paymentAt(plan, rate, minorOf(major), terms) ?? []),
    );
  });
  if (payments.length === 0) return undefined;
  return { min: majorOf(Math.min(...payments)), max: majorOf(Math.max(...payments)) };
}

const both = (one: Range, other: Range = {}): Range => ({
  from: Math.max(one.from ?? 0, other.from ?? 0),
  to: Math.min(one.to ?? Number.POSITIVE_INFINITY, other.to ?? Number.POSITIVE_INFINITY),
});

type Order = (one: StockEntry, other: StockEntry) => number;
const byId: Order = (one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** Order of the index; price sorts compare the payment first. */
function orderOf(sort: StockSearch['sort'], plan: FinancePlan, budget: MonthlyBudget): Order {
  const definition: SortDefinition = vehicleSchema.sorts[sort ?? 'defaultOrder'];
  const { by, descending, first, last } = definition;
  const positionOf = ({ lists }: StockEntry) => {
    if (last) return Number(lists.statuses.some((status) => last.values.includes(status)));
    const index = first?.values.findIndex((status) => lists.statuses.includes(status)) ?? 0;
    return index < 0 ? (first?.values.length ?? 0) : index;
  };
  const terms = termsOf(budget);
  const paymentOf = ({ lists, ranges }: StockEntry) => {
    const [state = ''] = lists.states;
    return monthlyPaymentOf(plan, { state, price: minorOf(ranges.display_price ?? 0) }, terms) ?? 0;
  };
  const numberOf = (entry: StockEntry) =>
    by === 'created_at'
      ? entry.created_at
      : (entry.ranges[by as keyof StockEntry['ranges']] ?? null);
  const direction = descending ? -1 : 1;
  const rise = (one: number, other: number) => direction * (one - other);
  return (one, other) => {
    const byStatus = positionOf(one) - positionOf(other);
    if (byStatus !== 0) return byStatus;
    if (by === undefined) return direction * byId(one, other);
    if (by === 'display_price') {
      const payments = rise(paymentOf(one), paymentOf(other));
      if (payments !== 0) return payments;
    }
    const [a, b] = [numberOf(one), numberOf(other)];
    if (a === b) return byId(one, other);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return rise(a, b);
  };
}

function addFacets(one: StockFound['facets'], other: StockFound['facets']): StockFound['facets'] {
  const keys = Object.keys(one) as (keyof StockFound['facets'])[];
  return Object.fromEntries(
    keys.map((key) => {
      const counts = new Map(one[key]);
      for (const [value, count] of other[key]) counts.set(value, (counts.get(value) ?? 0) + count);
      return [key, counts];
    }),
  ) as Record<keyof StockFound['facets'], Map<string, number>>;
}

/** Edges are equal in all results of one moment. */
function addRanges(one: StockFound['ranges'], other: StockFound['ranges']): StockFound['ranges'] {
  const sum = { ...one };
  for (const key of Object.keys(other) as (keyof StockFound['ranges'])[]) {
    const [mine, theirs] = [one[key], other[key]];
    if (!theirs) continue;
    sum[key] = mine
      ? {
          ...mine,
          min: Math.min(mine.min, theirs.min),
          max: Math.max(mine.max, theirs.max),
          ...(mine.bars && {
            bars: mine.bars.map((bar, at) => bar + (theirs.bars?.[at] ?? 0)),
          }),
        }
      : theirs;
  }
  return sum;
}
