import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brochureForm } from '../form.fixture.js';
import { byteOrderMark, csvRow, csvValue } from './csv-row.js';
import { csvFile, jsonFile } from './lead-export-file.js';

/** Reads RFC 4180 as a spreadsheet would. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...`=+-@|%'",;\r\n\t aش٢`) }),
);

test('any answer can be restored, and no cell starts a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyText, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const cells = readCsv(rows.map(csvRow).join(''));
      expect(cells.map((row) => row.map(csvValue))).toEqual(rows);
      for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n|%＝＋－＠]/);
    }),
  );
});

test('formulas become texts', () => {
  expect(csvRow(['=HYPERLINK("http://evil")'])).toBe(`"'=HYPERLINK(""http://evil"")"\r\n`);
  expect(csvRow(['+971501234567'])).toBe(`"'+971501234567"\r\n`);
  expect(csvRow(['نورة'])).toBe('نورة\r\n');
});

const lead = (data: Record<string, string | string[]>) => ({
  id: 'l1',
  form_id: 'brochure',
  created_at: '2031-03-01T08:00:00.000Z',
  locale: 'ar' as const,
  data,
  integrations: { status: 'none' },
});
const form = {
  definition: { ...brochureForm(), id: 'brochure' },
  past_fields: [{ id: 'old', label: { ar: 'قديم' } }],
};

test('a file starts with a UTF-8 byte order mark and has a column per field, including removed ones', () => {
  const file = csvFile(form, 'ar');
  const text = file.begin + file.piece([lead({ name: 'ليلى', old: 'كان' })], 0) + file.end;
  expect(text.startsWith(byteOrderMark)).toBe(true);
  const [head, row] = readCsv(text.slice(1));
  expect(head?.slice(4)).toEqual(['الاسم', 'البريد', 'الهاتف', 'ملاحظة', 'قديم']);
  expect(row?.slice(4)).toEqual(['ليلى', '', '', '', 'كان']);
});

test('the parts of a JSON file form one array', () => {
  const [one, two] = [lead({ name: 'أ' }), lead({ name: 'ب' })];
  const text = jsonFile.begin + jsonFile.piece([one], 0) + jsonFile.piece([two], 1) + jsonFile.end;
  expect(JSON.parse(text)).toEqual([one, two]);
  expect(JSON.parse(jsonFile.begin + jsonFile.end)).toEqual([]);
});
