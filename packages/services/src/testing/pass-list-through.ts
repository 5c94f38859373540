import { initOrder } from '@mawkib/api-clients/contracts/purchase';
import {
  createStockSource,
  getStockRun,
  getVehicle,
  listVehicles,
  saveStockMapping,
  startStockRun,
  uploadStockFile,
} from '@mawkib/api-clients/contracts/stock';
import { csvBytes, type SampleList } from '@mawkib/sample-feeds';
import { normaliseQuery, normaliseVehicle, toServiceQuery } from '@mawkib/stock-locator/engine';
import { facetKeys } from '@mawkib/stock-locator/on-device';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { rows } from '../db/rows.js';
import type { TestApi } from './test-api.js';

interface Options {
  t: TestApi;
  name: string;
  list: SampleList;
  /** Number of rows of the list. */
  count: number;
}

const openStatuses = ['queued', 'reading', 'applying'];

/**
 * Follows a list to visitors: imports it, applies every filter value once, finds vehicles by text
 * and by VIN, reads a vehicle's page and holds one vehicle.
 */
export async function passListThrough({ t, name, list, count }: Options): Promise<void> {
  const admin = await t.as('admin');
  const columns = [
    ...list.mapping.columns.filter(({ field }) => !['owner_dealer_code', 'photos'].includes(field)),
    { field: 'owner_dealer_code', constant: 'MKDXB01' },
  ];
  const saved = { params: { name }, body: { mapping: { ...list.mapping, columns }, version: 0 } };
  await t.api.call(saveStockMapping, saved, admin);
  const source = { id: name, label: name, kind: 'upload' as const, mapping: name };
  await t.api.call(createStockSource, { body: source }, admin);

  const ask = (query: object) => {
    const sent = toServiceQuery(normaliseQuery(query), { lang: 'ar', items: 12 });
    return t.api.call(listVehicles, { params: { listing: 'all' }, query: sent });
  };
  const before = (await ask({})).meta.total;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of csvBytes(list)) parts.push(new Uint8Array(part));
  const sent = { query: { name: `${name}.csv` }, body: new Blob(parts) };
  const { data: file } = await t.api.call(uploadStockFile, sent, admin);
  const requested = { query: {}, body: { source_id: name, file_id: file.id } };
  let { data: run } = await t.api.call(startStockRun, requested, admin);
  const again = { params: { id: run.id }, query: {} };
  await vi.waitFor(
    async () => {
      run = (await t.api.call(getStockRun, again, admin)).data;
      expect(openStatuses).not.toContain(run.status);
    },
    { timeout: limit(240_000), interval: 50 },
  );
  const { accepted, repaired, rejected, created } = run.counts;
  expect(run.status).toBe('applied');
  expect(accepted + repaired + rejected).toBe(count);
  expect(created).toBe(accepted + repaired);
  expect(created).toBeGreaterThan(count * 0.7);

  const [listed] = await rows<{ n: number }>(
    t.database.db,
    sql`select count(*)::int as n from vehicles v join vehicle_sources s on s.vehicle_id = v.id
      where s.source_id = ${name} and v.status <> 'sold'`,
  );
  await vi.waitFor(
    async () => expect((await ask({})).meta.total).toBe(before + (listed?.n ?? Number.NaN)),
    { timeout: limit(120_000), interval: 100 },
  );
  const { facets } = (await ask({})).meta;
  let chosen = 0;
  for (const key of facetKeys) {
    for (const { value, count: promised } of facets[key] ?? []) {
      const { meta } = await ask(
        key === 'nameplate_model_group'
          ? { nameplate_model_group: value }
          : { lists: { [key]: [value] } },
      );
      expect([key, value, meta.total]).toEqual([key, value, promised]);
      chosen += 1;
    }
  }
  expect(chosen).toBeGreaterThan(50);

  const [car] = await rows<{ id: string; vin: string | null; brand: string; year: number }>(
    t.database.db,
    sql`select v.id, v.vin, v.brand, v.production_year as year
      from vehicles v join vehicle_sources s on s.vehicle_id = v.id
      where s.source_id = ${name} and v.status = 'stock' and v.production_year is not null
      order by v.vin, v.id limit 1`,
  );
  if (!car) throw new Error('No car of the list can be bought');
  const { id, vin, brand, year } = car;
  const byWords = await ask({ words: `${brand} ${year}` });
  const ranges = { production_year: { from: year, to: year } };
  const byFilters = await ask({ lists: { brands: [brand] }, ranges });
  expect(byFilters.meta.total).toBeGreaterThan(0);
  expect([`${brand} ${year}`, byWords.meta.total]).toEqual([
    `${brand} ${year}`,
    byFilters.meta.total,
  ]);
  if (vin !== null) {
    expect((await ask({ words: vin })).data.map((found) => found.id)).toEqual([id]);
  }

  const params = { listing: 'all', id };
  const { data } = await t.api.call(getVehicle, { params, query: { lang: 'ar' } });
  const page = normaliseVehicle(data);
  expect(page.specification.model).toBeTruthy();
  expect(page.description ?? '').not.toMatch(/<\/?\w+>|&amp;/);
  const hold = { vehicle_id: id, company_uuid: data.company_uuid ?? '' };
  expect((await t.api.call(initOrder, { body: hold })).data.vehicle_id).toBe(id);
}
