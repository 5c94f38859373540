import { gzipSync } from 'node:zlib';
import { tryStockMapping, uploadStockFile } from '@mawkib/api-clients/contracts/stock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carMapping, stockImports } from '../testing/stock-imports.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

const cars = Array.from({ length: 250 }, (_, at) => ({
  id: `F${at + 1}`,
  make: 'Land Rover',
  model: at % 2 ? 'Defender' : 'Range Rover, Sport',
  price: String(200_000 + at),
  trim: at % 3 ? 'فئة "أولى"' : 'Sport & More',
}));
const names = Object.keys(cars[0] ?? {}) as (keyof (typeof cars)[0])[];
const csv = (delimiter: string) =>
  [names, ...cars.map((car) => names.map((name) => car[name]))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
    .join('\r\n');
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const xml = (encoding: string) => {
  const rows = cars.map(
    ({ id, ...rest }) =>
      `<car id="${id}">${Object.entries(rest)
        .map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
        .join('')}</car>`,
  );
  return `<?xml version="1.0" encoding="${encoding}"?>\n<stock><cars>${rows.join('\n')}</cars></stock>`;
};

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const arabic = (text: string) => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const letters = new TextDecoder('windows-1256').decode(new Uint8Array(bytes));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
};
const packed = (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes));

const files: Record<string, [bytes: Uint8Array<ArrayBuffer>, kind: string, encoding: string]> = {
  'CSV with semicolons in UTF-16': [utf16(csv(';')), 'csv', 'utf-16le'],
  'CSV with tabs in windows-1256': [arabic(csv('\t')), 'csv', 'windows-1256'],
  'CSV in gzip': [packed(utf8(csv('|'))), 'csv', 'utf-8'],
  'an array of JSON': [utf8(JSON.stringify(cars)), 'json', 'utf-8'],
  'an array within JSON, in gzip': [
    packed(utf8(JSON.stringify({ meta: { total: cars.length }, data: { cars } }, null, 2))),
    'json',
    'utf-8',
  ],
  'lines of JSON': [utf8(cars.map((car) => JSON.stringify(car)).join('\n')), 'jsonl', 'utf-8'],
};

describeOnDatabase('a file of the stock', (open) => {
  let t: TestApi;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  let stock: ReturnType<typeof stockImports>;
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['stock_import'] });
    admin = await t.as('admin');
    stock = stockImports(t, admin);
    const columns = [
      ...carMapping.columns.filter(({ field }) => field !== 'vin'),
      { field: 'version', column: 'trim' },
    ];
    await stock.saveMapping('cars', { ...carMapping, columns });
    await stock.saveMapping('elements', { ...carMapping, columns, match: { id: '@id' } });
    await stock.addSource('cars', 'cars');
    const first = await stock.load('cars', csv(','));
    expect(first).toMatchObject({ status: 'applied', counts: { created: 250, accepted: 250 } });
  });
  afterAll(() => t.close());

  const load = async (bytes: Uint8Array<ArrayBuffer>, mapping: string) => {
    const sent = { query: { name: 'stock' }, body: new Blob([bytes]) };
    const { data: file } = await t.api.call(uploadStockFile, sent, admin);
    const run = await stock.finished(await stock.start('cars', { file_id: file.id, mapping }));
    return { file, run };
  };
  const same = { status: 'unchanged', counts: { unchanged: 250, accepted: 250, rejected: 0 } };

  test.each(Object.entries(files))(
    'has the same cars as %s, which changes nothing',
    async (_, [bytes, kind, encoding]) => {
      const { file, run } = await load(bytes, 'cars');
      expect(file.format).toMatchObject({ kind, encoding });
      expect(file.rows[1]).toMatchObject(cars[1] ?? {});
      expect(run).toMatchObject(same);
    },
  );

  test.each([
    ['XML', utf8(xml('UTF-8')), 'utf-8'],
    ['XML in windows-1256 and gzip', packed(arabic(xml('windows-1256'))), 'windows-1256'],
  ])('has the same cars as %s, which changes nothing', async (_, bytes, encoding) => {
    const { file, run } = await load(bytes, 'elements');
    expect(file.format).toMatchObject({ kind: 'xml', encoding });
    expect(run).toMatchObject(same);
  });

  test('with a title above the header is read, and its mapping may say how many rows', async () => {
    const titled = utf8(`Stock of November\n\n${csv(';')}`);
    const { file, run } = await load(titled, 'cars');
    expect(file.format).toMatchObject({ skip_rows: 1 });
    expect(run).toMatchObject(same);
    const { data: stored } = await t.api.call(
      tryStockMapping,
      { params: { id: file.id }, body: { mapping: { ...carMapping, skipRows: 2 }, rows: 5 } },
      admin,
    );
    expect(stored.columns.map(({ name }) => name)).toContain(cars[0]?.id);
  });
});
