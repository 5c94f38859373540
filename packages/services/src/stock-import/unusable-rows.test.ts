import {
  cancelStockRun,
  confirmStockRun,
  listVehicles,
  rollbackStockRun,
  tryStockMapping,
} from '@mawkib/api-clients/contracts/stock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { carLines, carMapping, stockImports } from '../testing/stock-imports.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

const many = 20;

describeOnDatabase('unusable rows of a full import', (open) => {
  let t: TestApi;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  let stock: ReturnType<typeof stockImports>;
  let before: number;
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['stock_import'] });
    admin = await t.as('admin');
    stock = stockImports(t, admin);
    before = await total();
    await stock.saveMapping('cars', carMapping);
    await stock.addSource('cars', 'cars');
    expect((await stock.load('cars', carLines(many))).status).toBe('applied');
  });
  afterAll(() => t.close());

  const total = async () => {
    const query = { lang: 'ar' as const, items: 1 };
    return (await t.api.call(listVehicles, { params: { listing: 'all' }, query })).meta.total;
  };

  test('keep the cars that they name on sale: truncated, too wide, badly quoted, too long', async () => {
    const lines = carLines(many).split('\n');
    lines[3] = 'C3,Jaguar';
    lines[5] = 'C5,Jaguar,XE,1,,surplus';
    lines[7] = 'C7,Jaguar,"X"E,1,';
    lines[9] = `C9,Jaguar,XE,1,${'x'.repeat(70_000)}`;
    const run = await stock.load('cars', lines.join('\n'));
    expect(run).toMatchObject({ status: 'unchanged', counts: { rejected: 4, retired: 0 } });
    const rejected = (await stock.report(run.id)).filter(({ outcome }) => outcome === 'rejected');
    expect(rejected.map(({ row, vehicle_id }) => [row, vehicle_id])).toEqual([
      [3, 'C3'],
      [5, 'C5'],
      [7, 'C7'],
      [9, 'C9'],
    ]);
    await vi.waitFor(async () => expect(await total()).toBe(before + many));
  });

  test('do not block a later row about the same car', async () => {
    const [head, ...lines] = carLines(many).split('\n');
    const run = await stock.load('cars', [head, 'C1,Jaguar,,1,', ...lines].join('\n'));
    expect(run).toMatchObject({ counts: { rejected: 1, unchanged: many, retired: 0 } });
  });

  test('make a run wait if they are most of a file of the same length as the last', async () => {
    const without = (line: string, at: number) => (at > 9 ? line.slice(line.indexOf(',')) : line);
    const file = carLines(many).split('\n').map(without).join('\n');
    const run = await stock.load('cars', file);
    expect(run).toMatchObject({
      status: 'waiting',
      reason: { code: 'too_few_usable' },
      counts: { rejected: 11, retired: 11 },
    });
    expect(run.reason?.message).toContain(
      "Only 9 of the file's 20 rows can be used. The last import had 20.",
    );
    expect(await total()).toBe(before + many);
    await t.api.call(confirmStockRun, { params: { id: run.id }, query: {} }, admin);
    expect(await stock.finished(run.id)).toMatchObject({ status: 'applied' });
    await vi.waitFor(async () => expect(await total()).toBe(before + 9));
    // From now on the source has this content.
    expect((await stock.load('cars', file)).status).toBe('unchanged');
  });

  const vinOf = (at: number) => `SALGA2EV9HA2987${10 + at}`;
  const lotLines = (name: string) =>
    Array.from({ length: 8 }, (_, at) => [
      `${name}${at}`,
      'Jaguar',
      'XE',
      `L${at}`,
      vinOf(at),
      '5',
    ]);
  const file = (lines: readonly string[][]) =>
    [['id', 'make', 'model', 'lot', 'vin', 'price'], ...lines].join('\n');

  test.each([
    ['id, by their VIN all the same', { id: 'id' }],
    ['VIN', { vin: 'vin' }],
    ['composed key', { key: '{make} {lot}' }],
    ['all three', { id: 'id', vin: 'vin', key: '{make} {lot}' }],
  ])('keep cars without a readable id on sale that match by %s', async (_, match) => {
    const name = Object.keys(match).join('');
    await stock.saveMapping(name, { ...carMapping, match });
    await stock.addSource(name, name);
    const lines = lotLines(name);
    const first = await stock.load(name, file(lines));
    expect(first).toMatchObject({ status: 'applied', counts: { created: 8 } });
    const broken = structuredClone(lines);
    broken[1]!.splice(0, 3, '', 'Jaguar', '');
    broken[2]!.splice(0, 3, 'x'.repeat(65), 'Jaguar', '');
    broken[4] = ['', ...broken[4]!.slice(1, 5)];
    broken[6] = ['', ...broken[6]!.slice(1), 'surplus'];
    const run = await stock.load(name, file(broken));
    expect(run).toMatchObject({ status: 'unchanged', counts: { rejected: 4, retired: 0 } });
    const told = (await stock.report(run.id)).filter(({ outcome }) => outcome === 'rejected');
    expect(told.map(({ row }) => row)).toEqual([2, 3, 5, 7]);
    expect(told.map(({ vehicle_id }) => typeof vehicle_id)).toEqual(Array(4).fill('string'));
    // Frees the VINs for the next source.
    const call = { params: { id: first.id }, query: {} };
    const { data: back } = await t.api.call(rollbackStockRun, call, admin);
    expect(await stock.finished(back.id)).toMatchObject({ status: 'applied' });
  });

  test('make a run wait if they are unidentified, and as many cars would be retired', async () => {
    await stock.addSource('nameless', 'cars');
    expect(await stock.load('nameless', carLines(many, 1, 'N'))).toMatchObject({
      status: 'applied',
    });
    const without = carLines(many, 1, 'N').replace('N4,', ',').replace('N5,', ',');
    const sold = (lines: string, ...ids: string[]) =>
      lines
        .split('\n')
        .filter((line) => !ids.includes(line.split(',')[0]!))
        .join('\n');
    const run = await stock.load('nameless', sold(without, 'N7', 'N8'));
    expect(run).toMatchObject({
      status: 'waiting',
      reason: { code: 'unidentified_rows' },
      counts: { rejected: 2, retired: 4 },
    });
    expect(run.reason?.message).toContain(
      'does not contain 4 vehicles, and it has 2 rejected rows',
    );
    await t.api.call(cancelStockRun, { params: { id: run.id }, query: {} }, admin);

    // Most of the missing cars cannot be these two: they were sold.
    const many5 = sold(without, 'N7', 'N8', 'N9');
    expect(await stock.load('nameless', many5)).toMatchObject({
      status: 'applied',
      counts: { rejected: 2, retired: 5 },
    });
    // Rows that were unidentified last time as well are not counted.
    expect(await stock.load('nameless', sold(many5, 'N10'))).toMatchObject({
      status: 'applied',
      counts: { rejected: 2, retired: 1 },
    });
    // One more, truncated before it could be parsed.
    const more = sold(many5, 'N10', 'N12').split('\n').with(1, '"').join('\n');
    expect(await stock.load('nameless', more)).toMatchObject({
      status: 'waiting',
      reason: { code: 'unidentified_rows' },
    });
  });

  test('texts do not depend on the order of the language columns', async () => {
    const texts = ['en', 'ar'].map((column) => ({ field: `version.${column}`, column }));
    await stock.saveMapping('texts', {
      ...carMapping,
      columns: [...carMapping.columns, ...texts],
    });
    await stock.addSource('texts', 'texts', { mode: 'partial' });
    const file = 'id,make,model,price,vin,en,ar\nT1,Jaguar,XE,1,,Sport,رياضية\n';
    expect(await stock.load('texts', file)).toMatchObject({ counts: { created: 1 } });
    expect(await stock.load('texts', file)).toMatchObject({ status: 'unchanged', version: null });
  });

  test('that are all rejected make a rejected run, as the preview had said', async () => {
    const { owner_dealer_code: _, ...rest } = Object.fromEntries(
      carMapping.columns.map((column) => [column.field, column]),
    );
    const mapping = { ...carMapping, columns: Object.values(rest) };
    await stock.saveMapping('no-retailer', mapping);
    await stock.addSource('no-retailer', 'no-retailer');
    const file = await stock.upload(carLines(30, 100_000, 'N'));
    const params = { id: file.id };
    const body = { mapping, rows: 50, source_id: 'no-retailer' };
    const { data: tried } = await t.api.call(tryStockMapping, { params, body }, admin);
    expect(tried.rows.map(({ outcome, notes }) => [outcome, notes.at(-1)?.code])).toEqual(
      Array.from({ length: 30 }, () => ['rejected', 'missing_retailer']),
    );
    const run = await stock.finished(await stock.start('no-retailer', { file_id: file.id }));
    expect(run).toMatchObject({ status: 'rejected', version: null, counts: { rejected: 30 } });
    // Rows that match vehicles of the source are judged against them.
    const cars = { params: { id: (await stock.upload(carLines(3))).id } };
    const known = { mapping: carMapping, rows: 50, source_id: 'cars' };
    const { data: accepted } = await t.api.call(tryStockMapping, { ...cars, body: known }, admin);
    expect(accepted.rows.map(({ outcome }) => outcome)).toEqual(Array(3).fill('accepted'));
  });
});
