import { arabicList, gulfList, lotList, type SampleList } from '@mawkib/sample-feeds';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vehicleLimits } from '../../engine/fields/vehicle-limits.js';
import { diffRecord } from '../diff-record.js';
import { type FeedMapping, feedMappingSchema } from '../feed-mapping-schema.js';
import type { FeedRow, FeedVehicle, RowResult } from '../feed-types.js';
import { nameColumns } from '../read/create-csv-rows.js';
import { checkMapping } from './check-mapping.js';
import { createRowReader, type RowReaderOptions } from './create-row-reader.js';

type Columns = FeedMapping['columns'];

const defaultValue: Columns = [
  { field: 'nameplate_brand_name', column: 'make' },
  { field: 'nameplate_name', column: 'model' },
];
const mappingOf = (columns: Columns, match: FeedMapping['match'] = { id: 'id' }): FeedMapping =>
  feedMappingSchema.parse({
    version: 1,
    target: 'vehicles',
    columns: [...defaultValue, ...columns],
    match,
  });

const read = (
  columns: Columns,
  cells: Record<string, string | null>,
  options: Partial<RowReaderOptions> = {},
) => {
  const row = { number: 1, cells: { id: '7', make: 'Jeep', model: 'Wrangler', ...cells } };
  return createRowReader(mappingOf(columns), { currency: 'AED', ...options })(
    row,
  ) as RowResult<FeedVehicle>;
};
const valuesOf = (result: RowResult<FeedVehicle>) =>
  result.outcome === 'rejected' ? undefined : result.record.values;
const codesOf = ({ notes }: RowResult) => notes.map(({ code }) => code);

/** Value of a text in one column. */
const become = (field: string, text: string, rules: Partial<Columns[0]> = {}) => {
  const result = read([{ field, column: 'x', ...rules }], { x: text });
  return { values: valuesOf(result), codes: codesOf(result) };
};

describe('a row', () => {
  it('is rejected without a brand, a model or anything that identifies it', () => {
    expect(codesOf(read([], { make: '' }))).toEqual(['missing_brand']);
    expect(read([], { model: ' - ' })).toEqual({
      outcome: 'rejected',
      match: { id: '7' },
      notes: [{ row: 1, field: 'nameplate_name', code: 'missing_model' }],
    });
    expect(codesOf(read([], { id: '' }))).toEqual(['missing_match']);
    expect(codesOf(read([], { id: 'x'.repeat(65) }))).toEqual(['unusable_id', 'missing_match']);
    expect(codesOf(read([], { id: 'caf\uFFFD' }))).toContain('unusable_id');
  });

  it('is rejected where an earlier row has its id or VIN, which is named', () => {
    const reader = createRowReader(mappingOf([], { id: 'id', vin: 'vin' }), { currency: 'AED' });
    const row = (number: number, id: string, vin: string) =>
      reader({ number, cells: { id, vin, make: 'Jeep', model: 'Wrangler' } });
    expect(row(1, 'a', 'SALGA2EV9HA298784').outcome).toBe('accepted');
    expect(row(2, ' a', '').notes).toEqual([
      { row: 2, field: 'id', code: 'duplicate', value: 'a', replacement: '1' },
    ]);
    expect(codesOf(row(3, 'b', 'salga2ev9ha298784'))).toEqual(['duplicate']);
    // A rejected row does not count as a duplicate.
    expect(row(4, 'b', '').outcome).toBe('accepted');
  });

  it('that could not be read to its end states what it is about, as far as that was read', () => {
    const problem = { row: 1, code: 'truncated' } as const;
    const matchOf = (match: FeedMapping['match'], partial?: Record<string, string>) => {
      const row = { number: 1, problem, ...(partial && { partial }) };
      const result = createRowReader(mappingOf([], match), { currency: 'AED' })(row);
      expect(result).toMatchObject({
        outcome: 'rejected',
        notes: expect.arrayContaining([problem]),
      });
      const found = result.outcome === 'rejected' ? result.match : undefined;
      expect(codesOf(result)).toEqual(found ? ['truncated'] : ['truncated', 'missing_match']);
      return found;
    };
    expect(matchOf({ id: 'id' }, { id: ' 7 ', make: 'Jeep' })).toEqual({ id: '7' });
    expect(matchOf({ id: 'id' }, { make: 'Jeep' })).toBeUndefined();
    expect(matchOf({ id: 'id' })).toBeUndefined();
    const key = { key: '{make}-{model}' };
    expect(matchOf(key, { make: 'Jeep', model: 'Wrangler' })).toEqual({ key: 'jeep-wrangler' });
    expect(matchOf(key, { make: 'Jeep' })).toBeUndefined();
  });

  it('that is rejected is known by its VIN too, whatever the mapping matches by', () => {
    const vin = 'SALGA2EV9HA298784';
    const columns: Columns = [{ field: 'vin', column: 'chassis' }];
    const matchOf = (cells: Record<string, string>, match: FeedMapping['match'] = { id: 'id' }) => {
      const all = { id: '', make: 'Jeep', model: 'Wrangler', chassis: vin, lot: '', ...cells };
      const problem = { row: 2, code: 'too_many_cells' } as const;
      const reader = createRowReader(mappingOf(columns, match), { currency: 'AED' });
      const whole = reader({ number: 1, cells: all });
      const cut = reader({ number: 2, problem, partial: all });
      if (whole.outcome !== 'rejected' || cut.outcome !== 'rejected') throw new Error('accepted');
      expect(cut.match).toEqual(whole.match);
      return whole.match;
    };
    expect(matchOf({})).toEqual({ vin });
    expect(matchOf({ id: 'x'.repeat(65) })).toEqual({ vin });
    expect(matchOf({ id: '7', model: '' })).toEqual({ id: '7', vin });
    expect(matchOf({}, { key: '{lot}' })).toEqual({ vin });
    expect(matchOf({ lot: 'L1', make: '' }, { key: '{lot}' })).toEqual({ key: 'l1', vin });
  });

  const unseen = fc.constantFrom(
    ...['\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069', '\u200b', '\ufeff', '\u00ad'],
    '\u2060',
  );
  it.each([
    ['sale_price', 'AED 125,000', { sale_minor: 12_500_000 }],
    ['sale_price', '١٢٥٬٠٠٠ د.إ.', { sale_minor: 12_500_000 }],
    ['currency', 'AED', { currency: 'AED' }],
    ['vin', 'SALGA2EV9HA298784', { vin: 'SALGA2EV9HA298784' }],
    ['mileage', '12,000 km', { mileage: 12_000 }],
    ['production_year', '2024', { production_year: 2024 }],
    ['state', 'used', { state: 'used' }],
    ['body_type', 'SUV', { body_type: 'suv' }],
    ['registration_date', '2024-03-01', { registration_date: '2024-03-01' }],
    ['config_url', 'https://a.example/x', { config_url: 'https://a.example/x' }],
    ['photos', 'https://a.example/x.jpg', { photos: ['https://a.example/x.jpg'] }],
    ['financing_options', 'cash', { financing_options: ['cash'] }],
    ['item_id', 'A-1', { item_id: 'A-1' }],
  ])('%s: characters that nobody sees in %s change nothing', (field, text, expected) => {
    expect(become(field, text)).toEqual({ values: expect.objectContaining(expected), codes: [] });
    const places = fc.array(fc.tuple(fc.nat(text.length), unseen), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(places, (marks) => {
        const written = marks.reduce(
          (all, [at, mark]) => `${all.slice(0, at)}${mark}${all.slice(at)}`,
          text,
        );
        expect(become(field, written)).toEqual(become(field, text));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['sale_price', '\u00a0１２５,０００\u202f', 12_500_000],
    ['sale_price', '&rlm;125,000&nbsp;د.إ.&#8207;', 12_500_000],
    ['mileage', '１２０００', 12_000],
    ['vin', 'ＳＡＬＧＡ２ＥＶ９ＨＡ２９８７８４', 'SALGA2EV9HA298784'],
    ['vin', 'SALGA2EV9\u2011HA298784', 'SALGA2EV9HA298784'],
  ])('%s of %j is %s', (field, text, value) => {
    expect(Object.values(become(field, text).values ?? {})).toContain(value);
  });

  it('names nothing that is empty in a partial import, and null in a full one', () => {
    const columns: Columns = [
      { field: 'mileage', column: 'km' },
      { field: 'version.ar', column: 'trim' },
      { field: 'sale_price', column: 'price' },
    ];
    const cells = { km: '', trim: '', price: '5' };
    expect(valuesOf(read(columns, cells))).toMatchObject({ mileage: null, version: { ar: null } });
    expect(valuesOf(read(columns, cells, { mode: 'partial' }))).toEqual({
      nameplate_brand_name: 'Jeep',
      nameplate_name: 'Wrangler',
      sale_minor: 500,
      currency: 'AED',
    });
    const said = { km: null, trim: 'x', price: '5', make: '', model: '' };
    expect(valuesOf(read(columns, said, { mode: 'partial' }))).toEqual({
      mileage: null,
      version: { ar: 'x' },
      sale_minor: 500,
      currency: 'AED',
    });
  });

  it.each([
    ['125,000', 12_500_000],
    ['AED 125.000', 12_500_000],
    ['١٢٥٬٠٠٠ درهم', 12_500_000],
    ['125 ألف', 12_500_000],
    ['1.2m', 120_000_000],
    ["1'250.50 د.إ.", 125_050],
    ['125.000,5', 12_500_050],
    ['10000000000', 1_000_000_000_000],
    ['3e5', 30_000_000],
    ['0', undefined],
  ])('reads the price %s', (text, minor) => {
    const { values, codes } = become('sale_price', text);
    expect(values?.sale_minor ?? undefined).toBe(minor);
    expect(codes).toEqual([]);
  });

  it('leaves out prices that are none, and rejects other currencies', () => {
    expect(become('sale_price', '-5,000')).toMatchObject({
      values: { sale_minor: null },
      codes: ['negative'],
    });
    expect(become('sale_price', '10000000001').codes).toEqual(['absurd']);
    expect(become('sale_price', 'call us').codes).toEqual(['not_a_number']);
    expect(become('sale_price', '1000.005').values?.sale_minor).toBe(100_001);
    for (const text of ['$5', '5 ريال', 'USD 5'])
      expect(become('sale_price', text).codes).toEqual(['currency_other']);
    expect(become('sale_price', '5 doubloons').codes).toEqual(['currency_unknown']);
    expect(become('sale_price', '5', { currency: 'USD' }).codes).toEqual(['currency_other']);
    expect(become('currency', 'Dhs').values?.currency).toBe('AED');
    expect(become('currency', 'KWD').codes).toEqual(['currency_other']);
    expect(become('sale_price', '500', { minorUnits: true }).values?.sale_minor).toBe(500);
  });

  it.each([
    ['mileage', '12,500 km', 12_500],
    ['mileage', '100 miles', 161],
    ['mileage', '٥٠٠٠ كم', 5_000],
    ['mileage', '0', 0],
    ['mileage', 'Odometer: 1,000 km', 1_000],
    ['number_of_seats', '5 Seats', 5],
    ['power', '100 kW', 134],
    ['power', '٤٠٠ حصان', 400],
    ['power', '0', null],
    ['engine_capacity', '1998 cc', 2],
    ['engine_capacity', '2.0L', 2],
    ['battery_capacity', '77.4 kWh', 77.4],
    ['number_of_seats', '7', 7],
    ['production_year', '2017.0', 2017],
    ['production_year', '0', null],
    ['registration_date', '2024-03-01T10:00:00Z', '2024-03-01'],
    ['vin', ' sal-ga2ev9ha298784', 'SALGA2EV9HA298784'],
    ['transmission', 'أوتوماتيك', 'automatic'],
    ['body_type', 'Hard Top Convertible', 'convertible'],
    ['drivetrain', 'دفع أمامي', 'fwd'],
    ['state', 'Certified Pre-Owned', 'approved'],
  ] as const)('reads %s from %s', (field, text, value) => {
    const { values, codes } = become(field, text);
    expect((values as Record<string, unknown>)[field]).toBe(value);
    expect(codes).toEqual([]);
  });

  it.each([
    ['mileage', '-5', 'negative'],
    ['mileage', '2000000001', 'absurd'],
    ['mileage', '10 kg', 'not_a_number'],
    ['power', '100 - 200', 'not_a_number'],
    ['production_year', '20211', 'absurd'],
    ['number_of_seats', '150', 'absurd'],
    ['registration_date', '31/02/2024', 'not_a_date'],
    ['vin', 'SALGA2EV9HA29878O', 'bad_vin'],
    ['transmission', 'steam', 'unknown_value'],
    ['photos', 'javascript:alert(1)', 'unsafe_address'],
    ['mileage', '#N/A', 'formula_error'],
    ['version.en', 'caf\uFFFD', 'encoding'],
  ] as const)('leaves out what is wrong with %s: %s', (field, text, code) => {
    expect(become(field, text).codes).toEqual([code]);
  });

  it('decodes entities once, and removes markup and what turns the text around', () => {
    expect(become('long_description.en', 'A &amp;amp; B &bull; C')).toMatchObject({
      values: { long_description: { en: 'A &amp; B • C' } },
      codes: [],
    });
    const hostile = become(
      'long_description.en',
      '<b>Full</b> option<script>x()</script> \u202eevil',
    );
    expect(hostile).toMatchObject({
      values: { long_description: { en: 'Full option evil' } },
      codes: ['markup', 'direction'],
    });
    expect(become('version.en', '&lt;img src=x onerror=y&gt;SE').values?.version?.en).toBe('SE');
  });

  it('maps values, and states which it does not know', () => {
    const values = { 'بنزين ٩٥': 'petrol', Unknown: null };
    expect(become('engine_type', 'بنزين 95', { values }).values?.engine_types).toEqual(['petrol']);
    expect(become('engine_type', ' unknown ', { values })).toMatchObject({
      values: { engine_types: null },
      codes: [],
    });
    expect(become('engine_type', 'Steam|Diesel')).toMatchObject({
      values: { engine_types: ['diesel'] },
      codes: ['unknown_value'],
    });
  });

  it('gives spellings of one value one label, of the stock before the run', () => {
    const known = { nameplate_name: ['Range Rover'] };
    const reader = createRowReader(mappingOf([]), { currency: 'AED', known });
    const spellings = [
      'RANGE  ROVER',
      'Range\u00a0Rover ',
      'range rover',
      'F-TYPE Coupe\u0301',
      'f-type COUPÉ',
      'جيب أسود',
      'جيب اسود',
    ];
    const models = spellings.map((model, at) => {
      const result = reader({ number: at + 1, cells: { id: `${at}`, make: 'لاند روڤر', model } });
      return result.outcome === 'rejected' ? result : result.record.values;
    });
    expect(models).toMatchObject([
      ...Array(3).fill({ nameplate_brand_name: 'Land Rover', nameplate_name: 'Range Rover' }),
      ...Array(2).fill({ nameplate_name: 'F-TYPE Coupé' }),
      ...Array(2).fill({ nameplate_name: 'جيب أسود' }),
    ]);
    expect(valuesOf(read([], { model: 'Wrangler, Unlimited' }))?.nameplate_name).toBe(
      'Wrangler, Unlimited',
    );
  });

  it('knows colours: the canonical one, a key and the names', () => {
    expect(become('color_name', 'اسود').values).toMatchObject({
      color_canonical: 'black',
      color_key: 'black',
      color_name: { ar: 'أسود', en: 'Black' },
    });
    expect(become('color_name', 'Santorini Black').values).toMatchObject({
      color_canonical: 'black',
      color_key: 'santorini_black',
      color_name: { en: 'Santorini Black', ar: null },
    });
    expect(become('color_name', 'Magnetic').values).toMatchObject({
      color_canonical: null,
      color_key: 'magnetic',
    });
    expect(become('color_name', '').values).toMatchObject({
      color_canonical: null,
      color_key: null,
    });
  });

  it('takes pictures by http and https alone, each once', () => {
    const text =
      'https://a.example/1.jpg|https://a.example/1.jpg, https://a.example/2.jpg?a=1&amp;b=2 \nhttp://user:pw@a.example/3.jpg';
    expect(become('photos', text)).toMatchObject({
      values: { photos: ['https://a.example/1.jpg', 'https://a.example/2.jpg?a=1&b=2'] },
      codes: ['unsafe_address'],
    });
  });
});

const rowsOf = ({ columns, rows }: SampleList): FeedRow[] => {
  const names = nameColumns(columns);
  return [...rows].map(({ cells }, at) =>
    cells.length < names.length
      ? { number: at + 1, problem: { row: at + 1, code: 'truncated' } }
      : {
          number: at + 1,
          cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
        },
  );
};
const rejecting = new Set([
  'no_model',
  'no_brand',
  'foreign_currency',
  'duplicate',
  'truncated',
  'bad_vin',
]);
const silent = new Set(['spaces', 'case', undefined]);

describe.each([
  ['a list without ids', gulfList()],
  ['an Arabic list', arabicList()],
  ['a list with VINs', lotList()],
])('%s of 2,000 rows', (_, list) => {
  const mapping = feedMappingSchema.parse(list.mapping);
  const rows = rowsOf(list);

  it('has each row accepted, repaired or rejected as its defect asks', () => {
    expect(checkMapping(mapping, nameColumns(list.columns))).toEqual([]);
    const reader = createRowReader(mapping, { currency: 'AED' });
    const wrong = [...list.rows].flatMap(({ defect }, at) => {
      const { outcome, notes } = reader(rows[at]!);
      const wanted = rejecting.has(defect ?? '')
        ? 'rejected'
        : silent.has(defect)
          ? 'accepted'
          : 'repaired';
      return outcome === wanted ? [] : [{ at, defect, outcome, notes }];
    });
    expect(wrong).toEqual([]);
  });

  it('changes nothing when it is read again', () => {
    const first = createRowReader(mapping, { currency: 'AED' });
    const again = createRowReader(mapping, { currency: 'AED' });
    for (const row of rows) {
      const [one, other] = [first(row), again(row)];
      if (one.outcome === 'rejected' || other.outcome === 'rejected') expect(other).toEqual(one);
      else
        expect(diffRecord(one.record.values, other.record.values)).toEqual({
          changes: {},
          kept: [],
        });
    }
  });
});

it('whatever the cells are, a record is sound: figures within limits, texts without markup', () => {
  const columns: Columns = [
    { field: 'sale_price', column: 'a' },
    { field: 'mileage', column: 'b' },
    { field: 'production_year', column: 'c' },
    { field: 'long_description.en', column: 'd' },
    { field: 'photos', column: 'e' },
    { field: 'features_standard', column: 'd' },
    { field: 'registration_date', column: 'c' },
    { field: 'color_name', column: 'a' },
  ];
  const piece = fc.constantFrom(
    '1',
    '0',
    '٥',
    ',',
    '.',
    '-',
    ' ',
    'k',
    'AED',
    '<b>',
    '&lt;',
    '\u202e',
    'http://x',
    'e9',
    '\uFFFD',
    'a',
  );
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(
      fc.record({ id: cell, make: cell, model: cell, a: cell, b: cell, c: cell, d: cell, e: cell }),
      (cells) => {
        const values = valuesOf(read(columns, cells));
        if (!values) return;
        const within = (value: number | null | undefined, [min, max]: readonly [number, number]) =>
          value === null ||
          value === undefined ||
          (value >= min && value <= max && Number.isInteger(value));
        expect(within(values.sale_minor, [1, 1e12])).toBe(true);
        expect(within(values.mileage, vehicleLimits.mileage)).toBe(true);
        expect(within(values.production_year, vehicleLimits.year)).toBe(true);
        expect(values.nameplate_name).not.toMatch(/[\u202a-\u202e]|<b>|\s{2}|\uFFFD/);
        expect(values.long_description?.en ?? '').not.toMatch(/[\u202a-\u202e]|<b>|\uFFFD/);
        for (const photo of values.photos ?? []) expect(photo).toMatch(/^https?:\/\//);
      },
    ),
  );
});
