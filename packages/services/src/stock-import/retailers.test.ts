import { getDealers } from '@mawkib/api-clients/contracts/content';
import {
  downloadStockReport,
  rollbackStockRun,
  tryStockMapping,
} from '@mawkib/api-clients/contracts/stock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockImports } from '../testing/stock-imports.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

const head = 'code,name,name_en,city,phone,lat,lng';
const place = '24.45,54.37';
const mapping = {
  version: 1,
  target: 'retailers',
  columns: [
    { field: 'dealer_code', column: 'code' },
    { field: 'name.ar', column: 'name' },
    { field: 'name.en', column: 'name_en' },
    { field: 'city', column: 'city' },
    { field: 'phone', column: 'phone' },
    { field: 'latitude', column: 'lat' },
    { field: 'longitude', column: 'lng' },
  ],
  match: {},
};
const cars = {
  version: 1,
  target: 'vehicles',
  columns: [
    { field: 'nameplate_brand_name', column: 'make' },
    { field: 'nameplate_name', column: 'model' },
    { field: 'mileage', column: 'km' },
    { field: 'owner_dealer_code', column: 'dealer' },
  ],
  match: { id: 'id' },
};

describeOnDatabase('retailers and reports of the stock import', (open) => {
  let t: TestApi;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  let stock: ReturnType<typeof stockImports>;
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['stock_import'] });
    admin = await t.as('admin');
    stock = stockImports(t, admin);
    await stock.saveMapping('retailers', mapping);
    await stock.saveMapping('cars', cars);
    await stock.addSource('retailers', 'retailers');
    await stock.addSource('cars', 'cars');
  });
  afterAll(() => t.close());

  const retailers = async (locale: 'ar' | 'en' = 'ar') => {
    const { data } = await t.api.call(getDealers, { query: { locale, items: 50 } });
    return new Map(data.map((dealer) => [dealer.dealer_code, dealer]));
  };

  test('retailers are added and changed, and rolled back', async () => {
    const before = await retailers();
    const known = before.get('MKDXB01');
    const english = (await retailers('en')).get('MKDXB01');
    const run = await stock.load(
      'retailers',
      `${head}\nMKDXB01,${known?.name},${english?.name},,+971 4 000 1111,,\nNEW1,وكيل جديد,New One,أبوظبي,,${place}\nNEW2,وكيل ثان,New Two,العين,,${place}\nNEW3,بلا موقع,No Place,دبي,,,\n`,
    );
    expect(run).toMatchObject({
      status: 'applied',
      counts: { created: 2, changed: 1, rejected: 1, retired: 0 },
    });
    expect((await stock.report(run.id)).find(({ row }) => row === 4)).toMatchObject({
      outcome: 'rejected',
      notes: [{ code: 'missing_place' }],
    });
    const after = await retailers();
    expect(after.size).toBe(before.size + 2);
    expect(after.get('MKDXB01')).toEqual({ ...known, phone: after.get('MKDXB01')?.phone });
    expect(after.get('MKDXB01')?.phone.replaceAll(' ', '')).toBe('+97140001111');
    expect((await retailers('en')).get('NEW1')).toMatchObject({ name: 'New One', city: 'أبوظبي' });

    // A car refers to one of the new retailers, so that one stays.
    const car = await stock.load('cars', 'id,make,model,km,dealer\nR1,Jaguar,XE,10,NEW1\n');
    expect(car).toMatchObject({ status: 'applied', counts: { created: 1 } });
    const call = { params: { id: run.id }, query: {} };
    const { data: back } = await t.api.call(rollbackStockRun, call, admin);
    expect(await stock.finished(back.id)).toMatchObject({
      status: 'applied',
      counts: { changed: 1, retired: 1, unchanged: 1 },
    });
    const taken = await retailers();
    expect(taken.get('MKDXB01')).toEqual(known);
    expect([taken.has('NEW1'), taken.has('NEW2')]).toEqual([true, false]);
    // The rollback can be rolled back as well.
    const again = await t.api.call(rollbackStockRun, { params: { id: back.id }, query: {} }, admin);
    expect((await stock.finished(again.data.id)).status).toBe('applied');
    expect(await retailers()).toEqual(after);
  });

  test('a mapping can be tried on a file without storing anything', async () => {
    const file = await stock.upload(
      'id,make,model,km,dealer\nA1,Jaguar,XE,<b>1,200</b> km,MKDXB01\nA2,Jaguar,,5,MKDXB01\n',
    );
    expect(file.columns.map(({ name }) => name)).toEqual(['id', 'make', 'model', 'km', 'dealer']);
    const tried = async (given: object, locale: 'ar' | 'en') => {
      const body = { mapping: { ...given }, rows: 50 };
      const by = { ...admin, headers: { 'accept-language': locale } };
      return (await t.api.call(tryStockMapping, { params: { id: file.id }, body }, by)).data;
    };
    const { problems, rows } = await tried(cars, 'en');
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([
      {
        row: 1,
        outcome: 'rejected',
        cells: {},
        values: null,
        notes: [{ code: 'too_many_cells' }],
      },
      {
        row: 2,
        outcome: 'rejected',
        cells: { id: 'A2', model: '' },
        values: null,
        notes: [{ code: 'missing_model' }],
      },
    ]);
    const quoted = await stock.upload(
      'id,make,model,km,dealer\nA1,Jaguar,XE,"<b>1,200</b> km",MKDXB01\n',
    );
    const body = { mapping: cars, rows: 1 };
    const { data } = await t.api.call(tryStockMapping, { params: { id: quoted.id }, body }, admin);
    expect(data.rows).toMatchObject([{ outcome: 'repaired', values: { mileage: 1200 } }]);

    const wrong = { ...cars, columns: [{ field: 'nameplate_name', column: 'nope' }] };
    for (const [locale, text] of [
      ['en', 'not found in the source'],
      ['ar', 'غير موجود في المصدر'],
    ] as const) {
      const found = (await tried(wrong, locale)).problems;
      expect(found.map(({ path, code }) => [path, code])).toEqual([
        ['columns.0.column', 'unknown_column'],
        ['columns', 'missing_brand'],
      ]);
      expect(found[0]?.message).toContain(text);
    }
    const volatile = await tried({ ...cars, match: { key: '{make}-{km}' } }, 'ar');
    expect(volatile).toMatchObject({ problems: [], warnings: [{ code: 'volatile_key' }] });
    expect(volatile.warnings[0]?.message).toContain('km');
    const { data: kept } = await stock.saveMapping('volatile', {
      ...cars,
      match: { key: '{make}-{km}' },
    });
    expect(kept.warnings).toMatchObject([{ path: 'match.key', code: 'volatile_key' }]);
    expect((await tried({ version: 7 }, 'en')).problems.length).toBeGreaterThan(0);
  });

  test('a report is a file in both languages', async () => {
    const run = await stock.load(
      'cars',
      'id,make,model,km,dealer\nR1,Jaguar,XE,20,NEW1\nR2,Jaguar,,1,NEW1\nR3,Jaguar,XE,1,"=HYPERLINK(""x"")"\n',
    );
    const text = async (query: object) => {
      const url = `/services/stock/import/runs/${run.id}/report.csv?${new URLSearchParams({ ...query })}`;
      const response = await t.app.inject({ url, headers: { cookie: admin.cookie } });
      expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(response.headers['content-disposition']).toContain('cars-');
      return response.body;
    };
    const lines = (await text({ locale: 'en' })).split('\r\n');
    expect(lines[0]).toBe('\ufeffRow,Outcome,Change,Vehicle,Column,Value,Replacement,Reason');
    expect(lines.find((line) => line.startsWith('1,'))).toBe('1,Accepted,Changed,R1,,,,');
    expect(lines.find((line) => line.startsWith('2,'))).toMatch(/^2,Rejected,,,.*model/i);
    // Formulas of spreadsheets are stored as text.
    expect(lines.find((line) => line.startsWith('3,'))).toMatch(/"'=HYPERLINK/);
    const arabic = await text({ locale: 'ar', outcome: 'rejected' });
    expect(arabic.split('\r\n')[0]).toBe(
      '\ufeffالصف,النتيجة,التغيير,السيارة,العمود,القيمة,بدلًا منها,السبب',
    );
    expect(arabic.split('\r\n').filter((line) => line.includes('مرفوض'))).toHaveLength(2);
    expect(arabic).not.toContain('R1');
    const nobody = await t.app.inject({ url: `/services/stock/import/runs/${run.id}/report.csv` });
    expect(nobody.statusCode).toBe(401);
    expect(downloadStockReport.access).toEqual(['admin']);
  });
});
