import {
  findStockRecord,
  getVehicle,
  listVehicles,
  pushStockVehicles,
  type RawVehicle,
} from '@mawkib/api-clients/contracts/stock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stockImports } from '../testing/stock-imports.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

const same = [
  'nameplate_brand_name',
  'nameplate_name',
  'nameplate_label',
  'model_display_name',
  'version',
  'state',
  'status',
  'production_year',
  'model_year',
  'body_type',
  'drivetrain',
  'transmission',
  'number_of_seats',
  'power',
  'mileage',
  'sale_price',
  'msrp_price',
  'owner_dealer_code',
  'color_canonical',
  'color_name',
  'interior_color',
  'features_standard',
] as const;

/** A mapping of the spec's raw vehicle, with its paths as columns. */
const rawMapping = {
  version: 1,
  target: 'vehicles',
  columns: [
    ...same.map((column) => ({ field: column, column })),
    { field: 'engine_type', column: 'engine_types' },
    { field: 'photos', column: 'photos.normal' },
  ],
  match: { id: 'id' },
};

describeOnDatabase('a batch of raw vehicles', (open) => {
  let t: TestApi;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['stock_import'] });
    admin = await t.as('admin');
    const stock = stockImports(t, admin);
    await stock.saveMapping('raw', rawMapping);
    await stock.addSource('dms', 'raw', { kind: 'push' });
  });
  afterAll(() => t.close());

  const push = async (rows: Record<string, unknown>[]) =>
    (await t.api.call(pushStockVehicles, { body: { source: 'dms', rows } }, admin)).data;
  const stored = async (id: string) =>
    (await t.api.call(findStockRecord, { query: { id } }, admin)).data.imported;

  test('in the format of a listing is returned unchanged', async () => {
    const query = { lang: 'ar' as const, items: 40 };
    const { data } = await t.api.call(listVehicles, { params: { listing: 'all' }, query });
    const raw = data.find(
      (car) => car.features_standard.length > 1 && car.price_hidden.length === 0,
    );
    if (!raw) throw new Error('The demo has no car with equipment');
    const photos = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
    const sent = {
      ...raw,
      id: 'RAW-1',
      photos: photos.map((normal) => ({ normal, view: 'side' })),
    };
    expect((await push([sent])).rows).toMatchObject([{ change: 'created', vehicle_id: 'RAW-1' }]);
    expect(await stored('RAW-1')).toMatchObject({
      photos,
      engine_types: raw.engine_types,
      features_standard: { ar: raw.features_standard },
    });
    const params = { listing: 'all', id: 'RAW-1' };
    const found = await vi.waitFor(() => t.api.call(getVehicle, { params, query: { lang: 'ar' } }));
    const facts = (car: RawVehicle) => Object.fromEntries(same.map((key) => [key, car[key]]));
    expect(facts(found.data)).toEqual(facts(raw));
    expect((await push([sent])).rows).toMatchObject([{ change: 'unchanged' }]);
  });

  test('that is nested too deep or has too many values is rejected with the reason, alone', async () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 20; level += 1) deep = { deeper: deep };
    const wide = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`c${at}`, at]));
    const car = {
      nameplate_brand_name: 'Jaguar',
      nameplate_name: 'XE',
      owner_dealer_code: 'MKDXB01',
    };
    const { rows } = await push([
      { id: 'N1', ...car, extra: deep },
      { id: 'N2', ...car, extra: wide },
      { id: 'N3', ...car, extra: [[['fine']]] },
    ]);
    expect(rows).toMatchObject([
      { outcome: 'rejected', notes: [{ code: 'too_deep' }] },
      { outcome: 'rejected', notes: [{ code: 'too_many_columns' }] },
      { outcome: 'accepted', vehicle_id: 'N3' },
    ]);
  });
});
