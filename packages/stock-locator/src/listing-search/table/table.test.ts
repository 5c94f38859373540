import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Column } from './columns.js';
import { openTable } from './open-table.js';
import { packTable } from './pack-table.js';

interface Row {
  model: string | null;
  brand: string | null;
  engines: readonly string[];
  price: number | null;
  year: number | null;
  vin: string;
}

const columns: Column<Row>[] = [
  { name: 'model', kind: 'text', of: ({ model }) => model },
  { name: 'brand', kind: 'text', of: ({ brand }) => brand },
  { name: 'engines', kind: 'list', of: ({ engines }) => engines },
  { name: 'price', kind: 'number', of: ({ price }) => price },
  { name: 'year', kind: 'number', of: ({ year }) => year },
  { name: 'vin', kind: 'own', of: ({ vin }) => vin },
];

function pack(rows: readonly Row[], note?: string): Uint8Array {
  const steps = packTable(columns, rows, note);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const few = fc.constantFrom('Defender', 'ديفندر ١١٠', '', 'a', null);
const row = fc.record<Row>({
  model: few,
  brand: few,
  engines: fc.array(fc.constantFrom('', 'petrol', 'كهرباء'), { maxLength: 2 }),
  price: fc.option(
    fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true }).map((n) => n + 0),
    ),
  ),
  year: fc.option(fc.integer({ min: 2000, max: 2004 })),
  vin: fc.string({ maxLength: 5 }),
});

it('returns every row, whichever column determines another', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 60 }),
      fc.boolean(),
      fc.string(),
      (given, told, note) => {
        // Columns that depend on the model only are written once per model.
        const rows = told
          ? given.map((each) => ({
              ...given.find(({ model }) => model === each.model)!,
              vin: each.vin,
            }))
          : given;
        const opened = openTable(pack(rows, note));
        if (opened.kind !== 'opened') throw new Error(opened.reason);
        const { table } = opened;
        expect(table.note).toBe(note);
        expect(
          Array.from({ length: table.size }, (_, at) => ({
            model: table.column('model').text(at),
            brand: table.column('brand').text(at),
            engines: table.column('engines').list(at),
            price: table.column('price').number(at),
            year: table.column('year').number(at),
            vin: table.column('vin').text(at),
          })),
        ).toEqual(rows);
      },
    ),
  );
});

it('is smaller where one column tells another', () => {
  const rows = Array.from({ length: 2_000 }, (_, at): Row => {
    const kind = (at * 7) % 32;
    return {
      model: `m${kind}`,
      brand: `b${kind % 3}`,
      engines: [`e${kind % 4}`],
      price: kind * 100,
      year: 2020,
      vin: '',
    };
  });
  // A byte for each model and two for each empty text; the other columns are written per model.
  const bytes = pack(rows).length;
  expect(bytes).toBeLessThan(2_000 + 4_000 + 600);
});

it('rejects what is damaged, at any byte, and what is none', () => {
  const whole = pack([{ model: 'a', brand: null, engines: ['x'], price: 1, year: 2, vin: 'v' }]);
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = whole.slice();
    damaged[at]! ^= 0x11;
    expect(openTable(damaged).kind, `byte ${at}`).toBe('refused');
    expect(openTable(whole.slice(0, at)).kind, `cut at ${at}`).toBe('refused');
  }
  expect(openTable(new TextEncoder().encode('no table'))).toEqual({
    kind: 'refused',
    reason: 'foreign',
  });
});
