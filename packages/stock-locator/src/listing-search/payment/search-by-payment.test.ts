import { silentLogger } from '@mawkib/core/errors';
import { runs } from '@mawkib/tooling-vitest/scope';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeKeys } from '../../engine/filters/filter-definitions.js';
import { readFinancePlan } from '../../engine/finance/finance-plan.js';
import { minorOf, termsOf } from '../../engine/finance/monthly-parts.js';
import { monthlyPaymentOf } from '../../engine/finance/monthly-quote.js';
import { createColorNames } from '../live-index/color-names.js';
import { createLiveIndex } from '../live-index/create-live-index.js';
import type { FacetKey, StockEntry } from '../live-index/stock-entry.js';
import type { StockSearch } from '../live-index/stock-search.js';
import { searchByPayment } from './search-by-payment.js';

const states = ['new', 'approved', 'used', 'concept'];
const cars: fc.Arbitrary<
  Partial<StockEntry['ranges']> & { state: string; status: string; cash: boolean }
> = fc.record({
  display_price: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 100, max: 60_000_000 }).map((minor) => minor / 100) },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.constantFrom(100_000, 250_000) },
  ),
  mileage: fc.integer({ min: 0, max: 5 }),
  state: fc.constantFrom(...states),
  status: fc.constantFrom('stock', 'reserved', 'available_soon'),
  cash: fc.constantFrom(true, true, true, false),
});
const stocks = fc.array(cars, { minLength: 15, maxLength: 60, size: 'max' }).map((all) =>
  all.map(({ state, status, cash, display_price = null, mileage = null }, at): StockEntry => {
    const lists = Object.fromEntries(
      [
        'brands',
        'models',
        'engine_types',
        'transmissions',
        'colors',
        'specific_colors',
        'dealers',
        'number_of_seats',
        'nameplate_model_group',
      ].map((key) => [key, [`${key}${at % 3}`]]),
    ) as Record<FacetKey, string[]>;
    const none = Object.fromEntries(rangeKeys.map((key) => [key, null]));
    return {
      id: `v${String(at).padStart(3, '0')}`,
      status,
      created_at: (at * 7) % 5,
      dealer_code: 'd',
      publications: ['all'],
      words: [],
      lists: {
        ...lists,
        states: [state],
        statuses: [status],
        financing_options: cash ? ['cash', 'lease'] : ['lease'],
      },
      ranges: { ...none, display_price, mileage } as StockEntry['ranges'],
    };
  }),
);
/** As often as not nothing: what filters leave should go over several pages. */
const some = (max: number) =>
  fc.option(fc.integer({ min: 0, max: max }), { nil: undefined, freq: 2 });
const searches: fc.Arbitrary<StockSearch> = fc.record({
  lists: fc.record({
    states: fc.option(fc.subarray(states, { minLength: 2 }), { nil: undefined, freq: 2 }),
    brands: fc.option(fc.constant(['brands1', 'brands2']), { nil: undefined, freq: 2 }),
  }),
  ranges: fc.record({
    display_price: fc.option(fc.record({ from: fc.constant(90_000) }), { nil: undefined, freq: 2 }),
  }),
  monthly: fc.record({
    deposit: some(200_000),
    term: some(80),
    from: some(2_000),
    to: fc.option(fc.integer({ min: 3_000, max: 12_000 }), { nil: undefined, freq: 2 }),
  }),
  sort: fc.constantFrom(
    undefined,
    'priceAsc',
    'priceDesc',
    'mileageAsc',
    'mileageDesc',
    'createdAtDesc',
    'status',
  ),
  page: fc.integer({ min: 1, max: 4 }),
  items: fc.integer({ min: 1, max: 12 }),
  publications: fc.constant(['all']),
});
const plans = fc
  .constantFrom({ new: 2.49, approved: 2.99, used: 3.49 }, { new: 0, default: 7.5 }, 3)
  .map((interest_rate) =>
    readFinancePlan(
      {
        down_payment: { min: 20, max: 80, default: 20, interval: 5 },
        duration: { min: 12, max: 60, default: 60, interval: 12, unit: 'months' },
        interest_rate,
        rate_kind: 'flat',
      },
      silentLogger,
    ),
  );

test('a search by the month is exact: vehicles, total, counts, ranges, payments, order', () => {
  fc.assert(
    fc.property(stocks, searches, plans, (stock, search, plan) => {
      if (!plan) throw new Error('no plan');
      const { monthly = {}, lists, ranges } = search;
      const terms = termsOf(monthly);
      const paymentOf = (entry: StockEntry) =>
        entry.lists.financing_options.includes('cash')
          ? monthlyPaymentOf(
              plan,
              {
                state: entry.lists.states[0] ?? '',
                price: minorOf(entry.ranges.display_price ?? 0),
              },
              terms,
            )
          : null;
      const left = (but?: string) =>
        stock.filter((entry) => {
          const payment = paymentOf(entry);
          if (payment === null) return false;
          if (but !== 'monthly' && payment < minorOf(monthly.from ?? 0)) return false;
          if (but !== 'monthly' && monthly.to !== undefined && payment > minorOf(monthly.to))
            return false;
          if (
            but !== 'states' &&
            lists.states &&
            !lists.states.includes(entry.lists.states[0] ?? '')
          )
            return false;
          if (
            but !== 'brands' &&
            lists.brands &&
            !lists.brands.includes(entry.lists.brands[0] ?? '')
          )
            return false;
          return (
            but === 'display_price' ||
            (entry.ranges.display_price ?? 0) >= (ranges.display_price?.from ?? 0)
          );
        });
      const index = createLiveIndex(stock, createColorNames());
      const found = searchByPayment(index, search, plan);
      const expected = left();
      expect(found.total).toBe(expected.length);
      for (const key of ['states', 'brands', 'statuses'] as const) {
        for (const [value, count] of found.facets[key]) {
          const held = left(key).filter((entry) => entry.lists[key].includes(value)).length;
          expect(count, `${key} ${value}`).toBe(held);
        }
      }
      const prices = left('display_price').map((entry) => entry.ranges.display_price ?? 0);
      const span = found.ranges.display_price;
      expect(span && [span.min, span.max]).toEqual(
        prices.length ? [Math.min(...prices), Math.max(...prices)] : undefined,
      );
      expect(span?.bars?.reduce((sum, bar) => sum + bar, 0) ?? 0).toBe(prices.length);
      const payments = left('monthly').map((entry) => (paymentOf(entry) ?? 0) / 100);
      expect(found.monthly).toEqual(
        payments.length ? { min: Math.min(...payments), max: Math.max(...payments) } : undefined,
      );

      const pages: StockEntry[] = [];
      for (let page = 1; page <= Math.ceil(found.total / search.items); page += 1) {
        pages.push(...searchByPayment(index, { ...search, page }, plan).entries);
      }
      expect(pages.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
      expect(found.entries).toEqual(
        pages.slice((search.page - 1) * search.items, search.page * search.items),
      );
      const up = (numbers: number[]) => expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      if (search.sort === 'priceAsc') up(pages.map((entry) => paymentOf(entry) ?? 0));
      if (search.sort === 'priceDesc') up(pages.map((entry) => -(paymentOf(entry) ?? 0)));
      // Other orders are those of the index itself, of the vehicles that are left.
      else if (search.sort !== 'priceAsc') {
        const alone = createLiveIndex(expected, createColorNames());
        const all = alone.search({ ...search, lists: {}, ranges: {}, page: 1, items: 60 });
        expect(pages.map(({ id }) => id)).toEqual(all.entries.map(({ id }) => id));
      }
    }),
    { numRuns: runs(150) },
  );
});
