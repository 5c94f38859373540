import { confirmStockRun, listVehicles } from '@mawkib/api-clients/contracts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { carLines, carMapping, stockImports } from '../testing/stock-imports.js';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';

const many = 20;

describeOnBoth('rows of a full import that cannot be used', (open) => {
  let t: TestApi;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  let stock: ReturnType<typeof stockImports>;
  let before: number;
  beforeAll(async () => {
    t = await open({ demo: true });
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

  test('keep the cars that they name on sale: cut off, too wide, badly quoted, too long', async () => {
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

  test('do not stand in the way of a later row about the same car', async () => {
    const [head, ...lines] = carLines(many).split('\n');
    const run = await stock.load('cars', [head, 'C1,Jaguar,,1,', ...lines].join('\n'));
    expect(run).toMatchObject({ counts: { rejected: 1, unchanged: many, retired: 0 } });
  });

  test('make a run wait where they are most of a file that is as long as the last', async () => {
    const without = (line: string, at: number) => (at > 9 ? line.slice(line.indexOf(',')) : line);
    const file = carLines(many).split('\n').map(without).join('\n');
    const run = await stock.load('cars', file);
    expect(run).toMatchObject({
      status: 'waiting',
      reason: { code: 'too_few_usable' },
      counts: { rejected: 11, retired: 11 },
    });
    expect(run.reason?.message).toContain(
      "Only 9 of the file's 20 rows can be used; the last import had 20.",
    );
    expect(await total()).toBe(before + many);
    await t.api.call(confirmStockRun, { params: { id: run.id }, query: {} }, admin);
    expect(await stock.finished(run.id)).toMatchObject({ status: 'applied' });
    await vi.waitFor(async () => expect(await total()).toBe(before + 9));
    // From now on this is what the source has.
    expect((await stock.load('cars', file)).status).toBe('unchanged');
  });

  test('texts are the same whichever language has its column first', async () => {
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
});
