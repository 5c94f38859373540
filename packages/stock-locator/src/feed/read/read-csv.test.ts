import { runs } from '@mawkib/tooling-vitest/scope';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { FeedEncoding } from '../feed-types.js';
import {
  gzipped,
  inChunks,
  oneByte,
  outcomes,
  readText,
  rowsOf,
  utf8,
  utf16,
} from './feed-bytes.fixture.js';

const encode: Readonly<Record<FeedEncoding, (text: string) => Uint8Array>> = {
  'utf-8': utf8,
  'utf-16le': (text) => utf16(text, 'le'),
  'utf-16be': (text) => utf16(text, 'be'),
  'windows-1256': (text) => oneByte(text, 'windows-1256'),
  'windows-1252': (text) => oneByte(text, 'windows-1252'),
};

const quoted = (cell: string, quote: string) =>
  quote + cell.replaceAll(quote, quote + quote) + quote;

/** Any table, written in any of the ways. `always`: every cell has quotes. */
const written = fc
  .record({
    columns: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 2, maxLength: 6 }),
    rows: fc.array(
      fc.array(
        fc.oneof(
          fc.string({
            unit: fc.constantFrom('a', '"', "'", ',', ';', '\t', '|', '\n', '\r\n', ' ', 'é'),
          }),
          fc.constantFrom('ديفندر', 'Land Rover', '12,000', ''),
        ),
        { minLength: 6, maxLength: 6 },
      ),
      { maxLength: 8 },
    ),
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    quote: fc.constantFrom('"', "'"),
    newline: fc.constantFrom('\n', '\r\n'),
    always: fc.boolean(),
    encoding: fc.constantFrom<FeedEncoding>('utf-8', 'utf-16le', 'utf-16be'),
    chunk: fc.integer({ min: 1, max: 90 }),
    gzip: fc.boolean(),
    endsOpen: fc.boolean(),
  })
  .map(({ columns, rows, ...style }) => ({
    columns,
    rows: rows.map((row) => row.slice(0, columns.length)),
    ...style,
  }));

describe('reading CSV', () => {
  it('returns any table, for any delimiter, quotes, encoding and chunks', async () => {
    await fc.assert(
      fc.asyncProperty(written, async ({ columns, rows, delimiter, quote, newline, ...style }) => {
        const line = (cells: readonly string[]) =>
          cells
            .map((cell) => (style.always || /[\s"',;|]/.test(cell) ? quoted(cell, quote) : cell))
            .join(delimiter);
        const text = [columns, ...rows].map(line).join(newline) + (style.endsOpen ? '' : newline);
        const plain = encode[style.encoding](text);
        const bytes = style.gzip ? await gzipped(plain) : plain;
        const read = await rowsOf(inChunks(bytes, style.chunk), {
          format: { kind: 'csv', encoding: style.encoding, gzip: style.gzip, delimiter, quote },
        });
        // A row without anything in it is counted and not given.
        const expected = rows
          .map((row, at) => ({
            number: at + 1,
            cells: Object.fromEntries(columns.map((column, index) => [column, row[index]])),
          }))
          .filter(({ cells }) => Object.values(cells).some((cell) => cell?.trim()));
        expect(read).toEqual(expected);
      }),
      { numRuns: runs(150) },
    );
  });

  it.each([
    ['utf-8', '\uFEFFmake;model;price\nرنج;سبورت;1,5\nجيب;رانجلر;2\n'],
    ['utf-16le', '\uFEFFmake\tmodel\tprice\nرنج\tسبورت\t1\nجيب\tرانجلر\t2\n'],
    ['utf-16be', 'make|model|price\nرنج|سبورت|1\nجيب|رانجلر|2\n'],
    ['windows-1256', 'make,model,price\nرنج,سبورت,1\nجيب,رانجلر,2\n'],
    ['windows-1252', "make,model,price\n'Coupé, x',Citroën,1\n'Škoda',b,2\n"],
  ] as const)('detects how a file in %s is written', async (encoding, text) => {
    const [first, second] = outcomes(await rowsOf(inChunks(encode[encoding](text), 5)));
    expect(Object.keys(first as object)).toEqual(['make', 'model', 'price']);
    expect(Object.values(first as object).join()).toMatch(/رنج,سبورت,1|Coupé, x,Citroën,1/);
    expect(second).toBeTypeOf('object');
  });

  const cars = [
    ['make', 'model', 'price'],
    ['Land Rover', 'Defender', '315,700'],
    ['جيب', 'رانجلر', '1'],
  ];
  const table = (delimiter: string, rows = cars) =>
    rows.map((cells) => cells.map((cell) => `"${cell}"`).join(delimiter)).join('\r\n');

  it.each([
    ['sep=;\r\n', ';'],
    ['\ufeffSEP=;\n', ';'],
    ['"sep=,"\r\n', ','],
    ['sep=\t\r\n', '\t'],
    ['sep=|\n', '|'],
    ['sep=;\nStock list\n', ';'],
    ['Stock list November 2026\n', ','],
    ['Stock list;;\r\n;;\r\n', ';'],
    ['قائمة المخزون، نوفمبر\n\nDealer,Dubai\n'.replace('Dealer,Dubai', 'Dubai'), ','],
    ['"Stock list, Dubai"\nprepared 2026-11-01\n', '\t'],
    ['\ufeffStock; 28/11/2026\n', ','],
  ])('%j above the header is no row', async (above, delimiter) => {
    const rows = outcomes(await readText(`${above}${table(delimiter)}\r\n`));
    expect(rows).toEqual(cars.slice(1).map(([make, model, price]) => ({ make, model, price })));
  });

  it('skips a wide title over a header with known names, and as many rows as the options say', async () => {
    const wide = [
      ['Dealer', 'Dubai Motors', '', '', '', ''],
      ['make', 'model', 'price', 'mileage', 'vin', 'year'],
      ['Jeep', 'Wrangler', '1', '2', '3', '4'],
    ];
    const [row] = outcomes(await readText(table(',', wide)));
    expect(row).toMatchObject({ make: 'Jeep', year: '4' });
    const [first] = outcomes(await readText(table(','), { skipRows: 1 }));
    expect(first).toEqual({ 'Land Rover': 'جيب', Defender: 'رانجلر', '315,700': '1' });
  });

  it.each(['a,b\n1,2\n', 'only\n1\n2\n', 'a,,\n1,2,3\n', 'vin\nX1\n"a,b"\n'])(
    'takes the first row of %j for the header',
    async (text) => {
      const [row] = await readText(text);
      expect(row?.number).toBe(1);
      expect(Object.keys(row && 'cells' in row ? row.cells : {})[0]).toBe(text.split(/[,\n]/)[0]);
    },
  );

  it('rejects a row that is cut off or too wide, and reads on', async () => {
    const rows = await readText('a,b,c\n1,2\n1,2,3\n1,2,3,4\n1,2,3,,\n,,\n\n4,5,6\n');
    expect(outcomes(rows)).toEqual([
      'truncated',
      { a: '1', b: '2', c: '3' },
      'too_many_cells',
      { a: '1', b: '2', c: '3' },
      { a: '4', b: '5', c: '6' },
    ]);
    expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4, 6]);
    expect(rows.map((row) => 'partial' in row && row.partial)).toEqual([
      { a: '1', b: '2' },
      false,
      { a: '1', b: '2', c: '3' },
      false,
      false,
    ]);
  });

  it('gives up a row with an open quote, and reads on with the next line', async () => {
    const text = 'a,b\n1,"open\n2,x\n3,y\n';
    expect(outcomes(await readText(text))).toEqual([
      'truncated',
      { a: '2', b: 'x' },
      { a: '3', b: 'y' },
    ]);
    const inches = 'a,b\n"19" wheels",x\n2,"y" z\n3,"w"\n';
    expect(outcomes(await readText(inches))).toEqual([
      { a: '19" wheels', b: 'x' },
      'bad_quotes',
      { a: '3', b: 'w' },
    ]);
  });

  it('rejects cells, rows and columns beyond the limits, and reads on', async () => {
    const limits = { cell: 10, row: 40, columns: 3 };
    const long = 'x'.repeat(11);
    const text = `a,b,c\n${long},1,1\n${'1,'.repeat(9)}1\n"${'y'.repeat(500)}",1,1\n${'z'.repeat(900)}\n1,2,3\n`;
    expect(outcomes(await readText(text, { limits }))).toEqual([
      'cell_too_long',
      'too_many_columns',
      'cell_too_long',
      'cell_too_long',
      { a: '1', b: '2', c: '3' },
    ]);
  });

  it('reads past a cell of any size in bounded memory', async () => {
    const piece = utf8('x'.repeat(65_536));
    async function* endless() {
      yield utf8('a,b\n1,"');
      for (let at = 0; at < 3_000; at += 1) yield piece;
      yield utf8('",2\n3,4\n');
    }
    const before = process.memoryUsage().heapUsed;
    const format = { kind: 'csv', encoding: 'utf-8', gzip: false } as const;
    expect(outcomes(await rowsOf(endless(), { format }))).toEqual([
      'cell_too_long',
      { a: '3', b: '4' },
    ]);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(150 * 1024 ** 2);
  });

  it('cannot read a file with a million columns, or none', async () => {
    const header = `${'a,'.repeat(1_000_000)}\n1,2\n`;
    const options = { format: { kind: 'csv', encoding: 'utf-8', gzip: false } } as const;
    await expect(rowsOf(inChunks(utf8(header), 65_536), options)).rejects.toMatchObject({
      kind: 'too_many_columns',
      row: 0,
    });
    await expect(readText('')).rejects.toMatchObject({ kind: 'empty' });
  });

  it('stops at limits of the file with the row and the byte', async () => {
    const text = `a,b\n${'1,2\n'.repeat(50_000)}`;
    await expect(readText('a,b\n1,2\n1,2\n', { limits: { rows: 1 } })).rejects.toMatchObject({
      kind: 'too_many_rows',
      row: 2,
      byte: 12,
    });
    const failed = rowsOf(inChunks(utf8(text), 999), { limits: { bytes: 150_000 } });
    await expect(failed).rejects.toMatchObject({ kind: 'too_large', row: expect.any(Number) });
    const error = await failed.catch((error: { row: number; byte: number }) => error);
    expect((error as { row: number }).row).toBeGreaterThan(1_000);
  });

  it('unpacks gzip within the limit, and no damaged or explosive one', async () => {
    const packed = await gzipped(utf8('a,b\n1,2\n'));
    expect(outcomes(await rowsOf(inChunks(packed, 1)))).toEqual([{ a: '1', b: '2' }]);
    await expect(rowsOf(inChunks(packed.subarray(0, packed.length - 9), 4))).rejects.toMatchObject({
      kind: 'bad_gzip',
    });
    const bomb = await gzipped(utf8(`a,b\n${'x'.repeat(90_000_000)}`));
    await expect(
      rowsOf(inChunks(bomb, 65_536), { limits: { expansion: 50 } }),
    ).rejects.toMatchObject({
      kind: 'expands_too_far',
    });
  });

  it('ends the source when nobody reads on', async () => {
    let isEnded = false;
    async function* source() {
      try {
        for (;;) yield utf8(`a,b\n${'1,2\n'.repeat(10_000)}`);
      } finally {
        isEnded = true;
      }
    }
    const { readRows } = await import('./read-rows.js');
    for await (const row of readRows(source())) if (row.number > 3) break;
    expect(isEnded).toBe(true);
  });

  it('names columns that have no name or one twice', async () => {
    const [row] = outcomes(await readText('price,price,, a\u00a0 b ,__proto__\n1,2,3,4,5\n'));
    expect(row).toEqual({
      price: '1',
      'price (2)': '2',
      'column 3': '3',
      'a b': '4',
      '__proto__ (1)': '5',
    });
  });

  it.each([
    ['one quote that never closes', `"${'x\n'.repeat(100_000)}`],
    ['quotes that never close', '"x\n'.repeat(60_000)],
    ['doubled quotes without an end', `"${'""\n'.repeat(60_000)}`],
    ['lines without a delimiter', 'x\n'.repeat(100_000)],
    ['a line without an end', 'x'.repeat(200_000)],
    ['long cells', `1,"${'y'.repeat(60_000)}"\n`.repeat(4)],
  ])('searches each character of %s a few times at most', async (_, body) => {
    let searched = 0;
    const { indexOf } = String.prototype;
    const counted = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (
      this: string,
      ...[wanted, from = 0]
    ) {
      const at = indexOf.call(this, wanted, from);
      searched += (at < 0 ? this.length : at + 1) - Math.min(from, this.length);
      return at;
    });
    try {
      const format = { kind: 'csv', encoding: 'utf-8', gzip: false } as const;
      await rowsOf(inChunks(utf8(`a,b\n${body}`), 65_536), { format });
    } finally {
      counted.mockRestore();
    }
    expect(searched).toBeGreaterThan(body.length / 2);
    expect(searched).toBeLessThan(body.length * 12);
  });

  it('rejects a quoted cell above the limit and goes on at the next line', async () => {
    const text = `a,b\n1,"${'y\n'.repeat(40_000)}2,3\n4,5`;
    const rows = await rowsOf(inChunks(utf8(text), 65_536));
    const [first, ...others] = rows;
    expect(first).toMatchObject({
      number: 1,
      problem: { row: 1, code: 'cell_too_long', column: 'b' },
    });
    expect(others.at(-1)).toMatchObject({ cells: { a: '4', b: '5' } });
  });
});
