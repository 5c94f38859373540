import { setTimeout as wait } from 'node:timers/promises';
import {
  createStockSource,
  getStockRun,
  getVehicle,
  initOrder,
  listVehicles,
  saveStockMapping,
  startStockRun,
  uploadStockFile,
} from '@mawkib/api-clients/contracts';
import { arabicList, csvBytes, gulfList, lotList } from '@mawkib/sample-feeds';
import { normaliseVehicle } from '@mawkib/stock-locator/engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rows } from '../db/rows.js';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';

const count = 2_000;
const lists = { gulf: gulfList, arabic: arabicList, lots: lotList };

describeOnBoth('lists with the defects of public ones', (open) => {
  let t: TestApi;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  beforeAll(async () => {
    t = await open({ demo: true });
    admin = await t.as('admin');
  });
  afterAll(() => t.close());

  const list = async (query: Record<string, unknown> = {}) =>
    t.api.call(listVehicles, { params: { listing: 'all' }, query: { lang: 'ar', ...query } });

  test.each(Object.entries(lists))(
    '%s: import, list, search, vehicle page, reservation',
    async (name, make) => {
      const { mapping } = make(count);
      const columns = [
        ...mapping.columns.filter(({ field }) => !['owner_dealer_code', 'photos'].includes(field)),
        { field: 'owner_dealer_code', constant: 'MKDXB01' },
      ];
      const saved = { params: { name }, body: { mapping: { ...mapping, columns }, version: 0 } };
      await t.api.call(saveStockMapping, saved, admin);
      const source = { id: name, label: name, kind: 'upload' as const, mapping: name };
      await t.api.call(createStockSource, { body: source }, admin);
      const before = (await list()).meta.total;

      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of csvBytes(make(count))) parts.push(new Uint8Array(part));
      const sent = { query: { name: `${name}.csv` }, body: new Blob(parts) };
      const { data: file } = await t.api.call(uploadStockFile, sent, admin);
      const asked = { query: {}, body: { source_id: name, file_id: file.id } };
      const { data: begun } = await t.api.call(startStockRun, asked, admin);
      let run = begun;
      while (['queued', 'reading', 'applying'].includes(run.status)) {
        await wait(50);
        run = (await t.api.call(getStockRun, { params: { id: run.id }, query: {} }, admin)).data;
      }
      const { accepted, repaired, rejected, created } = run.counts;
      expect(run.status).toBe('applied');
      expect(accepted + repaired + rejected).toBe(run.progress.rows);
      expect(created).toBe(accepted + repaired);
      expect(created).toBeGreaterThan(count * 0.7);

      // Sold ones are not listed.
      await vi.waitFor(async () => expect((await list()).meta.total).toBeGreaterThan(before), {
        timeout: 10_000,
      });
      await vi.waitFor(
        async () => {
          const { meta } = await list();
          for (const { value, count: promised } of meta.facets.models?.slice(0, 3) ?? []) {
            const found = await list({ 'filter[nameplate_name_in]': value });
            expect([value, found.meta.total]).toEqual([value, promised]);
          }
        },
        { timeout: 10_000 },
      );

      const [first] = await rows<{ id: string }>(
        t.database.db,
        sql`select v.id from vehicles v join vehicle_sources s on s.vehicle_id = v.id
        where s.source_id = ${name} and v.status = 'stock' order by v.id limit 1`,
      );
      const id = first?.id ?? '';
      const query = { lang: 'ar' as const };
      const { data } = await t.api.call(getVehicle, { params: { listing: 'all', id }, query });
      const page = normaliseVehicle(data);
      expect(page.specification.model).toBeTruthy();
      expect(page.description ?? '').not.toMatch(/<\/?\w+>|&amp;/);
      const hold = { vehicle_id: id, company_uuid: data.company_uuid ?? '' };
      expect((await t.api.call(initOrder, { body: hold })).data.vehicle_id).toBe(id);
    },
  );
});
