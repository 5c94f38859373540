import { type RangeKey, rangeKeys } from '@mawkib/stock-locator/engine';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoDealers } from '../../demo/dealers/dealers.js';
import { generateVehicles } from '../../demo/vehicles/generate-vehicles.js';
import type { Dealer, Vehicle, VehicleTexts } from '../db/schema/stock.js';
import { createScanIndex } from './scan-index.js';
import { type FacetKey, nameSeparator, type StockEntry, stockEntry } from './stock-entry.js';
import type { StockSearch } from './stock-index.js';
import { createTextPool } from './text-pool.js';

const dealers = new Map(demoDealers.map((dealer) => [dealer.id, dealer as Dealer]));
const pool = createTextPool();
/** As the database makes the column. */
const namesIn = ({ ar, en }: { ar: VehicleTexts; en: VehicleTexts }) =>
  (['model_name', 'model_display_name', 'version', 'color_name'] as const)
    .flatMap((name) => [ar[name], en[name]])
    .join(nameSeparator);
const stock = generateVehicles({ dealers: demoDealers, today: new Date('2026-11-20'), count: 150 })
  .map((vehicle) =>
    stockEntry(
      { ...(vehicle as Vehicle), names: namesIn(vehicle.texts) },
      dealers.get(vehicle.owner_id) as Dealer,
      pool,
    ),
  )
  .toReversed();
const index = createScanIndex(stock);

const choices = (key: FacetKey) => [...new Set(stock.flatMap(({ lists }) => lists[key]))];
const chosen = (key: FacetKey) =>
  fc.option(fc.subarray(choices(key), { minLength: 1, maxLength: 3 }), { nil: undefined });
const number = fc.integer({ min: 0, max: 900_000 });
const range = fc.option(fc.record({ from: number, to: number }, { requiredKeys: [] }), {
  nil: undefined,
});

const search: fc.Arbitrary<StockSearch> = fc.record({
  lists: fc.record({
    models: chosen('models'),
    states: chosen('states'),
    engine_types: chosen('engine_types'),
    colors: chosen('colors'),
    dealers: chosen('dealers'),
  }),
  ranges: fc.record({ display_price: range, mileage: range }),
  sort: fc.constantFrom(undefined, 'priceAsc', 'priceDesc', 'mileageAsc', 'status'),
  page: fc.integer({ min: 1, max: 4 }),
  items: fc.integer({ min: 1, max: 12 }),
  publications: fc.constantFrom(['all'], ['new', 'used'], ['jaguar']),
});

/** The plainest reading of a search; `but` is the filter that is left out. */
function matching({ lists, ranges, publications }: StockSearch, but?: FacetKey | RangeKey) {
  return stock.filter((entry: StockEntry) => {
    if (entry.status === 'sold') return false;
    if (!publications.some((name) => entry.publications.includes(name))) return false;
    for (const [key, wanted] of Object.entries(lists) as [FacetKey, string[] | undefined][]) {
      if (key === but || !wanted) continue;
      if (!wanted.some((value) => entry.lists[key].includes(value))) return false;
    }
    for (const key of rangeKeys) {
      const value = entry.ranges[key];
      const wanted = ranges[key];
      if (key === but || !wanted) continue;
      if (value === null || value < (wanted.from ?? 0) || value > (wanted.to ?? 1e9)) return false;
    }
    return true;
  });
}

test('every search is exact: total, every count of every facet, every range', () => {
  fc.assert(
    fc.property(search, (wanted) => {
      const found = index.search(wanted);
      expect(found.total).toBe(matching(wanted).length);
      for (const [key, counts] of Object.entries(found.facets) as [
        FacetKey,
        Map<string, number>,
      ][]) {
        const open = matching(wanted, key);
        for (const [value, count] of counts) {
          const held = open.filter(({ lists }) => lists[key].includes(value)).length;
          expect(count, `${key} ${value}`).toBe(held);
        }
      }
      for (const key of rangeKeys) {
        const values = matching(wanted, key).flatMap(({ ranges }) => ranges[key] ?? []);
        const span = values.length
          ? { min: Math.min(...values), max: Math.max(...values) }
          : undefined;
        expect(found.ranges[key], key).toEqual(span);
      }
    }),
    { numRuns: 150 },
  );
});

test('pages of a search join to the whole, whatever the sort and the order of the rows', () => {
  const other = createScanIndex(stock.toReversed());
  fc.assert(
    fc.property(search, (wanted) => {
      const pages = (from: typeof index) => {
        const ids: string[] = [];
        for (let page = 1; ids.length < from.search(wanted).total; page += 1) {
          ids.push(...from.search({ ...wanted, page }).entries.map(({ id }) => id));
        }
        return ids;
      };
      const ids = pages(index);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(pages(other));
    }),
    { numRuns: 30 },
  );
});
