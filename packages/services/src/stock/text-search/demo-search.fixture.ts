import { demoCompanyConfig, demoDealers, generateVehicles } from '@mawkib/demo-market/data';
import { readFinancePlan } from '@mawkib/stock-locator/engine';
import type { Dealer, NewVehicle, Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import { findVehicles } from '../replica/find-vehicles.js';
import { createLiveStock } from '../replica/live-stock.js';
import { nameSeparator, stockEntry } from '../replica/stock-entry.js';
import { createTextPool } from '../replica/text-pool.js';
import type { DemoVehicle } from './conditions.fixture.js';

/** Columns that the database derives from a vehicle's texts. */
function derived({ texts: { ar, en } }: NewVehicle) {
  const items = (text: typeof ar) => [
    ...text.features_standard,
    ...text.features_optional.map(({ name }) => name),
  ];
  const english = items(en);
  const pairs = (['model_name', 'model_display_name', 'version', 'color_name'] as const).flatMap(
    (field) => [ar[field], en[field]],
  );
  return {
    names: pairs.join(nameSeparator),
    interior: [ar.interior_color, en.interior_color].join(nameSeparator),
    equipment: items(ar)
      .map((item, at) => `${item}\u001f${english[at]}`)
      .join('\u001e'),
    changed_in: 0,
  };
}

/** A demo stock in memory, searched as the listing call searches it. */
export function demoSearch(count?: number) {
  const today = new Date('2026-11-20T00:00:00Z');
  const vehicles = generateVehicles({ dealers: demoDealers, today, ...(count && { count }) });
  const pool = createTextPool();
  const additional = demoCompanyConfig
    .map(({ data }) => data as { mini_finance_calculator?: unknown })
    .find((data) => data.mini_finance_calculator !== undefined);
  const plan = readFinancePlan(additional?.mini_finance_calculator, { warn() {}, error() {} });
  if (!plan) throw new Error('The demo lends nothing');
  const facts = vehicles.map((vehicle): DemoVehicle => {
    const dealer = demoDealers.find(({ id }) => id === vehicle.owner_id);
    if (!dealer) throw new Error(`No dealer ${vehicle.owner_id}`);
    return { vehicle, dealer, plan };
  });
  const known = facts.map(({ vehicle, dealer }) =>
    stockEntry({ ...vehicle, ...derived(vehicle) } as Vehicle, dealer as Dealer, pool),
  );
  const stock = createLiveStock(new Map(known.map((entry) => [entry.id, entry])), 0);
  for (const _ of stock.index.prepareWords());
  const search = (words: string, items = vehicles.length) =>
    findVehicles(
      stock,
      { lists: {}, ranges: {}, page: 1, words, publications: ['all'], items },
      plan,
    );
  return { facts: facts.filter(({ vehicle }) => vehicle.status !== 'sold'), stock, search };
}
