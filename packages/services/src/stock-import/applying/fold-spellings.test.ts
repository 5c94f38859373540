import { listVehicles } from '@mawkib/api-clients/contracts/stock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { carLines, carMapping, stockImports } from '../../testing/stock-imports.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

describeOnDatabase('spellings of two feeds', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['stock_import'] });
  });
  afterAll(() => t.close());

  test('are one choice of a filter, spelt as most cars are', async () => {
    const stock = stockImports(t, await t.as('admin'));
    await stock.saveMapping('cars', carMapping);
    for (const id of ['few', 'many']) await stock.addSource(id, 'cars');
    const named = (lines: string, name: string) =>
      lines.replaceAll(',XE,', `,${name},`).replaceAll('Jaguar', 'Toyota');
    const few = named(carLines(2, 1, 'F'), 'land  cruiser');
    expect((await stock.load('few', few)).status).toBe('applied');
    await stock.load('many', named(carLines(5, 1, 'M'), 'Land Cruiser'));
    const query = { lang: 'en' as const, items: 20, 'filter[nameplate_name_in]': 'Land Cruiser' };
    await vi.waitFor(async () => {
      const { meta, data } = await t.api.call(listVehicles, { params: { listing: 'all' }, query });
      expect(meta.total).toBe(7);
      expect(new Set(data.map((car) => car.nameplate_name))).toEqual(new Set(['Land Cruiser']));
    });
    // The same file again: the folded cars are no change.
    expect(await stock.load('few', few)).toMatchObject({ status: 'unchanged' });
  });
});
