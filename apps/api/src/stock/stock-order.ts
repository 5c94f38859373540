import { type Sort, statuses } from '@mawkib/core/vocabulary';
import type { StockEntry } from './stock-entry.js';

type Compare = (a: StockEntry, b: StockEntry) => number;

const number = ({ ranges }: StockEntry, key: 'production_year' | 'mileage') => ranges[key] ?? 0;

const year: Compare = (a, b) => number(a, 'production_year') - number(b, 'production_year');
const created: Compare = (a, b) => a.created_at - b.created_at;
const mileage: Compare = (a, b) => number(a, 'mileage') - number(b, 'mileage');
const byId: Compare = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const taken = (entry: StockEntry) => Number(entry.status === 'reserved');

const places = new Map<string, number>(
  [
    ...statuses.filter((status) => status !== 'reserved' && status !== 'sold'),
    'reserved',
    'sold',
  ].map((status, place) => [status, place]),
);
const placeOf = ({ status }: StockEntry) => places.get(status) ?? places.size;

/** Prices on request come last whichever way the prices run. */
const price =
  (direction: 1 | -1): Compare =>
  (a, b) => {
    const [one, other] = [a.ranges.display_price, b.ranges.display_price];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return direction * (one - other);
  };

const reverse =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a);

const orders: Readonly<Record<Sort, Compare>> = {
  productionYearAsc: year,
  productionYearDesc: reverse(year),
  createdAtAsc: created,
  createdAtDesc: reverse(created),
  mileageAsc: mileage,
  mileageDesc: reverse(mileage),
  priceAsc: price(1),
  priceDesc: price(-1),
  status: (a, b) => placeOf(a) - placeOf(b),
};

const usual: Compare = (a, b) => taken(a) - taken(b) || orders.createdAtDesc(a, b);

/** A total order: equal vehicles stand by their ids, so pages never overlap. */
export function stockOrder(sort: Sort | undefined): Compare {
  const compare = sort ? orders[sort] : usual;
  return (a, b) => compare(a, b) || byId(a, b);
}
