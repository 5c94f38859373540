import {
  editStockRecord,
  findStockRecord,
  listPublicationLists,
  listVehicles,
} from '@mawkib/api-clients/contracts/stock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { carLines, carMapping, stockImports } from '../testing/stock-imports.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

describeOnDatabase('publication lists of the stock', (open) => {
  let t: TestApi;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['stock_import'] });
    admin = await t.as('admin');
    const stock = stockImports(t, admin);
    await stock.saveMapping('cars', carMapping);
    await stock.addSource('cars', 'cars');
    expect((await stock.load('cars', carLines(5))).status).toBe('applied');
  });
  afterAll(() => t.close());

  const lists = async () => {
    const { data } = await t.api.call(listPublicationLists, {}, admin);
    return new Map(data.map(({ name, vehicles }) => [name, vehicles]));
  };

  test('have as many vehicles as the site shows', async () => {
    const counts = await lists();
    expect([...counts.keys()]).toEqual(
      expect.arrayContaining(['all', 'new', 'approved', 'used', 'jaguar', 'land-rover']),
    );
    for (const [listing, vehicles] of counts) {
      if (vehicles === 0) continue;
      await vi.waitFor(async () => {
        const query = { lang: 'ar' as const, items: 1 };
        const { meta } = await t.api.call(listVehicles, { params: { listing }, query });
        expect([listing, meta.total]).toEqual([listing, vehicles]);
      });
    }
    await expect(t.api.call(listPublicationLists, {}, await t.as('leads'))).rejects.toMatchObject({
      status: 403,
    });
  });

  test('follow a change of state by staff', async () => {
    const before = await lists();
    const found = await t.api.call(findStockRecord, { query: { id: 'C1' } }, admin);
    expect(found.data.publications).toEqual(['all', 'used', 'jaguar']);
    const body = { edited: { state: 'approved' }, version: found.data.version };
    const { data } = await t.api.call(editStockRecord, { params: { id: 'C1' }, body }, admin);
    expect(data.publications).toEqual(['all', 'approved', 'jaguar']);
    const after = await lists();
    expect(after.get('used')).toBe((before.get('used') ?? 0) - 1);
    expect(after.get('approved')).toBe((before.get('approved') ?? 0) + 1);
    const sold = { edited: { status: 'sold' }, version: data.version };
    const call = { params: { id: 'C1' }, body: sold };
    expect((await t.api.call(editStockRecord, call, admin)).data.publications).toEqual([]);
    expect((await lists()).get('all')).toBe((before.get('all') ?? 0) - 1);
  });
});
