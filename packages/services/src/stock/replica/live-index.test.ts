import { demoDealers, generateVehicles } from '@mawkib/demo-market/data';
import { type RangeKey, rangeKeys } from '@mawkib/stock-locator/engine';
import {
  addNames,
  createColorNames,
  createLiveIndex as createIndex,
  type FacetKey,
  type StockSearch,
} from '@mawkib/stock-locator/on-device';
import { runs } from '@mawkib/tooling-vitest/scope';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Dealer, Vehicle, VehicleTexts } from '../../db/schema/dealers-and-vehicles.js';
import { nameSeparator, type ReplicaVehicle, stockEntry } from './stock-entry.js';
import { createTextPool } from './text-pool.js';

const dealers = new Map(demoDealers.map((dealer) => [dealer.id, dealer as Dealer]));
const pool = createTextPool();
/** Builds the column like the database. */
const namesIn = ({ ar, en }: { ar: VehicleTexts; en: VehicleTexts }) =>
  (['model_name', 'model_display_name', 'version', 'color_name'] as const)
    .flatMap((name) => [ar[name], en[name]])
    .join(nameSeparator);
const stock = generateVehicles({ dealers: demoDealers, today: new Date('2026-11-20'), count: 150 })
  .map((vehicle) =>
    stockEntry(
      { ...(vehicle as Vehicle), names: namesIn(vehicle.texts), equipment: '' },
      dealers.get(vehicle.owner_id) as Dealer,
      pool,
    ),
  )
  .toReversed();
const createLiveIndex = (vehicles: Iterable<ReplicaVehicle>) => {
  const colors = createColorNames();
  const all = [...vehicles];
  for (const vehicle of all) {
    addNames({ ar: new Map(), en: new Map() }, colors, vehicle, vehicle.names);
  }
  return createIndex(all, colors);
};
const index = createLiveIndex(stock);

const choices = (key: FacetKey) => [...new Set(stock.flatMap(({ lists }) => lists[key]))];
const chosen = (key: FacetKey) =>
  fc.option(fc.subarray(choices(key), { minLength: 1, maxLength: 3 }), { nil: undefined });
const number = fc.integer({ min: 0, max: 900_000 });
/** Normalised: a range has at least one end. */
const range = fc.option(
  fc.oneof(
    fc.record({ from: number, to: number }),
    fc.record({ from: number }),
    fc.record({ to: number }),
  ),
  { nil: undefined },
);

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

/** The simplest implementation of a search; `but` is the filter to leave out. */
function matching({ lists, ranges, publications }: StockSearch, but?: FacetKey | RangeKey) {
  return stock.filter((entry: ReplicaVehicle) => {
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
        const told = found.ranges[key];
        if (values.length === 0) {
          expect(told, key).toBeUndefined();
          continue;
        }
        const edges = told?.edges ?? [];
        const bars = [...edges, Number.POSITIVE_INFINITY].map((end, bar) => {
          const from = edges[bar - 1] ?? Number.NEGATIVE_INFINITY;
          return values.filter((value) => value >= from && value < end).length;
        });
        const [min, max] = [Math.min(...values), Math.max(...values)];
        expect(told, key).toEqual({ min, max, edges, bars });
      }
    }),
    { numRuns: runs(150) },
  );
});

test('the pages of a search add up to the whole result, for any sort and order of rows', () => {
  const other = createLiveIndex(stock.toReversed());
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
    { numRuns: runs(30) },
  );
});

test('a search after a change equals a search of a new index', () => {
  const statuses = ['stock', 'reserved', 'sold', 'in_production'];
  const edit = fc.record({
    at: fc.nat({ max: stock.length - 1 }),
    to: fc.constantFrom('gone', ...statuses),
    price: fc.option(fc.integer({ min: 1, max: 900_000 }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), search, (edits, wanted) => {
      const live = createLiveIndex(stock);
      const now = new Map(stock.map((entry) => [entry.id, entry]));
      for (const { at, to, price } of edits) {
        const entry = stock[at] as ReplicaVehicle;
        if (to === 'gone') {
          live.remove(entry.id);
          now.delete(entry.id);
          continue;
        }
        const changed: ReplicaVehicle = {
          ...entry,
          status: to,
          lists: { ...entry.lists, statuses: [to] },
          ranges: { ...entry.ranges, display_price: price },
        };
        live.put(changed);
        now.set(entry.id, changed);
      }
      // The boundaries of the bars are set when the index is built; their counts follow every
      // change.
      const plain = ({ facets, ranges, ...found }: ReturnType<typeof live.search>) => ({
        ...found,
        ranges: Object.fromEntries(
          Object.entries(ranges).map(([key, { min, max, bars = [] }]) => [
            key,
            { min, max, held: bars.reduce((sum, bar) => sum + bar, 0) },
          ]),
        ),
        facets: Object.fromEntries(
          Object.entries(facets).map(([key, counts]) => [key, [...counts].toSorted()]),
        ),
      });
      const again = createLiveIndex(now.values());
      expect(plain(live.search(wanted))).toEqual(plain(again.search(wanted)));
      expect(live.values('statuses').toSorted()).toEqual(again.values('statuses').toSorted());
    }),
    { numRuns: runs(60) },
  );
});

test('values and texts without a matching vehicle find nothing', () => {
  const nothing = { lists: {}, ranges: {}, page: 1, items: 12, publications: ['all'] };
  expect(index.search({ ...nothing, lists: { models: ['Trabant'] } }).total).toBe(0);
  expect(index.search({ ...nothing, words: 'zzzz' }).total).toBe(0);
  const [first] = stock;
  const byColor = index.search({
    ...nothing,
    lists: { specific_colors: [first?.names.color.ar ?? ''] },
  });
  expect(byColor.total).toBeGreaterThan(0);
  const key = first?.lists.specific_colors[0];
  expect(byColor.entries.every(({ lists }) => lists.specific_colors[0] === key)).toBe(true);
});
