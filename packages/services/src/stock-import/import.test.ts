import { setTimeout as wait } from 'node:timers/promises';
import { initOrder } from '@mawkib/api-clients/contracts/purchase';
import {
  confirmStockRun,
  createMachineToken,
  createStockSource,
  editStockRecord,
  findStockRecord,
  getStockReport,
  getStockRun,
  getVehicle,
  listVehicles,
  pushStockVehicles,
  revokeMachineToken,
  rollbackStockRun,
  saveStockMapping,
  startStockRun,
  uploadStockFile,
} from '@mawkib/api-clients/contracts/stock';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rows } from '../db/rows.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

const mapping = {
  version: 1,
  target: 'vehicles',
  columns: [
    { field: 'nameplate_brand_name', column: 'make' },
    { field: 'nameplate_name', column: 'model' },
    { field: 'sale_price', column: 'price' },
    { field: 'mileage', column: 'km' },
    { field: 'vin', column: 'vin' },
    { field: 'state', constant: 'used' },
    { field: 'owner_dealer_code', column: 'dealer' },
  ],
  match: { id: 'id' },
};

const head = 'id,make,model,price,km,vin,dealer';
const line = (at: number, price = 100_000 + at) =>
  `U${at},Land Rover,Defender,${price},${at * 10},,MKDXB01`;
const csv = (lines: readonly string[]) => new Blob([[head, ...lines].join('\n')]);
const many = (count: number) => Array.from({ length: count }, (_, at) => line(at + 1));

describeOnDatabase('an import of the stock', (open) => {
  let t: TestApi;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['stock_import'] });
    admin = await t.as('admin');
    await t.api.call(
      saveStockMapping,
      { params: { name: 'used' }, body: { mapping, version: 0 } },
      admin,
    );
    for (const [id, kind] of [
      ['file', 'upload'],
      ['machine', 'push'],
    ] as const) {
      const body = { id, label: id, kind, mapping: 'used', mode: 'full' as const };
      await t.api.call(createStockSource, { body }, admin);
    }
  });
  afterAll(() => t.close());

  const total = async () => {
    const query = { lang: 'ar' as const, items: 1 };
    return (await t.api.call(listVehicles, { params: { listing: 'all' }, query })).meta.total;
  };
  const vehicle = async (id: string) =>
    (await t.api.call(getVehicle, { params: { listing: 'all', id }, query: { lang: 'ar' } })).data;
  const finished = async (id: string) => {
    for (;;) {
      const { data } = await t.api.call(getStockRun, { params: { id }, query: {} }, admin);
      if (!['queued', 'reading', 'applying'].includes(data.status)) return data;
      await wait(20);
    }
  };
  const start = async (body: Blob, mode: 'full' | 'partial' = 'full') => {
    const { data: file } = await t.api.call(
      uploadStockFile,
      { query: { name: 'used.csv' }, body },
      admin,
    );
    const requested = { source_id: 'file', file_id: file.id, mode };
    const { data: run } = await t.api.call(startStockRun, { query: {}, body: requested }, admin);
    return run.id;
  };
  const load = async (lines: readonly string[], mode?: 'full' | 'partial') =>
    finished(await start(csv(lines), mode));
  const report = async (id: string) =>
    (await t.api.call(getStockReport, { params: { id }, query: { locale: 'en' } }, admin)).data;
  const marks = () =>
    rows(t.database.db, sql`select count(*)::int as n, max(changed_in) as last from vehicles`);

  test('creates one version of the stock, and the same file again changes nothing', async () => {
    const before = await total();
    const run = await load([...many(40), 'U41,,Defender,1,1,,MKDXB01', 'U42,Jaguar,XE,-5,1,,XX99']);
    expect(run).toMatchObject({
      status: 'applied',
      counts: { created: 40, rejected: 2, retired: 0 },
      progress: { rows: 42 },
    });
    await vi.waitFor(async () => expect(await total()).toBe(before + 40));
    expect(await vehicle('U7')).toMatchObject({ sale_price: 100_007, mileage: 70, vin: null });
    const told = await report(run.id);
    expect(told.filter(({ outcome }) => outcome === 'rejected').map(({ row }) => row)).toEqual([
      41, 42,
    ]);
    expect(told.find(({ row }) => row === 42)?.notes.at(-1)).toMatchObject({
      code: 'unknown_retailer',
      value: 'XX99',
    });

    const written = await marks();
    const again = await load([...many(40), 'U41,,Defender,1,1,,MKDXB01']);
    expect(again).toMatchObject({ status: 'unchanged', version: null, counts: { unchanged: 40 } });
    expect(await marks()).toEqual(written);
  });

  test('retires vehicles missing in a full file, waits if they are most, and can be rolled back', async () => {
    const before = await total();
    const fewer = await load([...many(35), line(36, 90_000)]);
    expect(fewer.counts).toMatchObject({ retired: 4, changed: 1, unchanged: 35 });
    await vi.waitFor(async () => expect(await total()).toBe(before - 4));
    expect((await vehicle('U36')).sale_price).toBe(90_000);

    const few = await load(many(3));
    expect(few).toMatchObject({ status: 'waiting', reason: { code: 'too_few_rows' } });
    await expect(start(csv(many(3)))).rejects.toMatchObject({
      problem: { code: 'run_in_progress' },
    });
    expect(await total()).toBe(before - 4);
    await t.api.call(confirmStockRun, { params: { id: few.id }, query: {} }, admin);
    expect(await finished(few.id)).toMatchObject({ status: 'applied', counts: { retired: 33 } });
    await vi.waitFor(async () => expect(await total()).toBe(before - 37));

    const call = { params: { id: fewer.id }, query: {} };
    const { data: back } = await t.api.call(rollbackStockRun, call, admin);
    expect(await finished(back.id)).toMatchObject({ status: 'applied', kind: 'rollback' });
    await vi.waitFor(async () => expect(await total()).toBe(before));
    expect((await vehicle('U36')).sale_price).toBe(100_036);
    await expect(t.api.call(rollbackStockRun, call, admin)).rejects.toMatchObject({
      problem: { code: 'run_not_applied' },
    });
    // A rollback is a version as well.
    const again = await t.api.call(rollbackStockRun, { params: { id: back.id }, query: {} }, admin);
    expect((await finished(again.data.id)).status).toBe('applied');
    await vi.waitFor(async () => expect(await total()).toBe(before - 37));
    expect((await load(many(40))).counts).toMatchObject({ created: 0, changed: 37, unchanged: 3 });
    await vi.waitFor(async () => expect(await total()).toBe(before));
  });

  test('keeps edits by staff until they reset them', async () => {
    const requested = {
      params: { id: 'U5' },
      body: { edited: { sale_minor: 8_000_000 }, version: 1 },
    };
    const { data: edited } = await t.api.call(editStockRecord, requested, admin);
    expect(edited).toMatchObject({ imported: { sale_minor: 10_000_500 }, version: 2 });
    await expect(t.api.call(editStockRecord, requested, admin)).rejects.toMatchObject({
      problem: { code: 'stale_version' },
    });
    await load([line(5, 120_000)], 'partial');
    await vi.waitFor(async () => expect((await vehicle('U5')).sale_price).toBe(80_000));
    const reset = { params: { id: 'U5' }, body: { reset: ['sale_minor'], version: 2 } };
    await t.api.call(editStockRecord, reset, admin);
    await vi.waitFor(async () => expect((await vehicle('U5')).sale_price).toBe(120_000));
    const wrong = { params: { id: 'U5' }, body: { edited: { mileage: -4 }, version: 3 } };
    await expect(t.api.call(editStockRecord, wrong, admin)).rejects.toMatchObject({
      problem: { code: 'invalid_edit', errors: [{ field: 'edited.mileage' }] },
    });
    const found = await t.api.call(findStockRecord, { query: { id: 'U5' } }, admin);
    expect(found.data).toMatchObject({ edited: {}, source_id: 'file' });
  });

  test('keeps a car reserved for its buyer, independent of the file', async () => {
    const { company_uuid = '' } = await vehicle('U9');
    const hold = { body: { vehicle_id: 'U9', company_uuid } };
    const { data: lock } = await t.api.call(initOrder, hold);
    await load(
      many(40).filter((text) => !text.startsWith('U9,')),
      'full',
    );
    await vi.waitFor(async () => expect((await vehicle('U9')).id).toBe('U9'));
    const again = { body: { ...hold.body, lock_id: lock.lock_id } };
    expect((await t.api.call(initOrder, again)).data.lock_id).toBe(lock.lock_id);
  });

  test('accepts batches with a token, which can be revoked', async () => {
    const made = await t.api.call(
      createMachineToken,
      { body: { name: 'ERP', scopes: ['stock:push'], sources: ['machine'] } },
      admin,
    );
    const { secret, id } = made.data;
    const machine = { headers: { authorization: `Bearer ${secret}` } };
    const row = { id: 'M1', make: 'Jaguar', model: 'F-PACE', price: 200_000, dealer: 'MKDXB01' };
    const push = (source: string, batch: readonly object[], context: object = machine) =>
      t.api.call(pushStockVehicles, { body: { source, rows: batch as never } }, context);
    const { data } = await push('machine', [row, { id: 'M2' }, { ...row, model: 'XE' }]);
    expect(data.rows).toMatchObject([
      { outcome: 'accepted', change: 'created', vehicle_id: 'M1' },
      { outcome: 'rejected' },
      { outcome: 'rejected', notes: [{ code: 'duplicate' }] },
    ]);
    expect((await push('machine', [row])).data).toMatchObject({
      version: null,
      rows: [{ change: 'unchanged' }],
    });
    const changed = await push('machine', [{ id: 'M1', price: 190_000 }]);
    expect(changed.data.rows).toMatchObject([{ change: 'changed' }]);
    await vi.waitFor(async () => expect((await vehicle('M1')).sale_price).toBe(190_000));
    expect((await vehicle('M1')).nameplate_name).toBe('F-PACE');

    await expect(push('file', [row])).rejects.toMatchObject({ status: 403 });
    await expect(
      t.api.call(findStockRecord, { query: { id: 'M1' } }, machine),
    ).rejects.toMatchObject({ status: 403 });
    await expect(push('machine', [row], {})).rejects.toMatchObject({ status: 401 });
    await t.api.call(revokeMachineToken, { params: { id } }, admin);
    await expect(push('machine', [row])).rejects.toMatchObject({ status: 401 });
  });

  test('reports why a mapping does not fit, and changes nothing', async () => {
    const written = await marks();
    const run = await finished(await start(new Blob(['a,b\n1,2\n'])));
    expect(run).toMatchObject({ status: 'failed', reason: { code: 'invalid_mapping' } });
    await expect(start(new Blob(['{"x": [1, 2']))).rejects.toMatchObject({
      problem: { code: 'unreadable_file' },
    });
    expect(await marks()).toEqual(written);
  });
});
