import { arabicList, gulfList, lotList, type SampleList } from '@mawkib/sample-feeds';
import { describe, expect, it } from 'vitest';
import { feedMappingSchema } from '../feed-mapping-schema.js';
import type { FeedRow } from '../feed-types.js';
import { checkMapping, columnsOf } from '../map/check-mapping.js';
import { createRowReader } from '../map/create-row-reader.js';
import { nameColumns } from '../read/create-csv-rows.js';
import { mappingWarnings } from './mapping-warnings.js';
import { proposeMapping } from './propose-mapping.js';

const rowsOf = ({ columns, rows }: SampleList): FeedRow[] =>
  [...rows].map(({ cells }, at) => ({
    number: at + 1,
    cells: Object.fromEntries(
      nameColumns(columns).map((name, index) => [name, cells[index] ?? '']),
    ),
  }));

describe('a proposed mapping', () => {
  it.each([
    [
      'a Gulf list',
      gulfList(400),
      {
        Make: 'nameplate_brand_name',
        Model: 'nameplate_name',
        Year: 'production_year',
        Price: 'sale_price',
        Mileage: 'mileage',
        'Body Type': 'body_type',
        Transmission: 'transmission',
        'Fuel Type': 'engine_type',
        Color: 'color_name',
        Description: 'long_description',
        Cylinders: null,
        Location: null,
      },
      { key: '{Make}|{Model}|{Year}|{Mileage}|{Color}|{Body Type}' },
    ],
    [
      'an Arabic list',
      arabicList(400),
      {
        الماركة: 'nameplate_brand_name',
        الموديل: 'nameplate_name',
        السنة: 'production_year',
        السعر: 'sale_price',
        الممشى: 'mileage',
        القير: 'transmission',
        'نوع الوقود': 'engine_type',
        اللون: 'color_name',
        'سعة المحرك': 'engine_capacity',
        المواصفات: 'features_standard',
        'رقم الإعلان': null,
      },
      { id: 'رقم الإعلان' },
    ],
    [
      'a list with VINs',
      lotList(400),
      {
        brand: 'nameplate_brand_name',
        model: 'nameplate_name',
        year: 'production_year',
        price: 'sale_price',
        mileage: 'mileage',
        color: 'color_name',
        vin: 'vin',
        lot: 'item_id',
        title_status: null,
        condition: null,
        state: null,
        country: null,
      },
      { id: 'lot', vin: 'vin' },
    ],
  ])('knows the columns of %s, and can be used', (_, list, fields, match) => {
    const rows = rowsOf(list);
    const proposal = proposeMapping(rows, 'vehicles');
    const found = Object.fromEntries(proposal.columns.map(({ column, field }) => [column, field]));
    expect(found).toMatchObject(fields);
    expect(proposal.mapping.match).toEqual(match);
    expect(checkMapping(feedMappingSchema.parse(proposal.mapping), columnsOf(rows))).toEqual([]);
    const read = createRowReader(proposal.mapping, { currency: 'AED' });
    const rejected = rows.filter((row) => read(row).outcome === 'rejected').length;
    expect(rejected).toBeLessThan(rows.length * 0.1);
  });

  it('states how sure it is and shows values', () => {
    const rows = rowsOf(gulfList(50));
    const { columns } = proposeMapping(rows, 'vehicles');
    const make = columns.find(({ column }) => column === 'Make');
    expect(make?.confidence).toBeGreaterThan(0.8);
    expect(make?.samples.length).toBe(5);
  });

  const rowOf = (cells: Record<string, string>): FeedRow[] =>
    Array.from({ length: 20 }, (_, at) => ({ number: at + 1, cells: { ...cells, id: `${at}` } }));

  it('reads units, currencies, languages, dates and separators off names and values', () => {
    const { mapping } = proposeMapping(
      rowOf({
        make: 'BMW',
        model: 'X5',
        mileage_mi: '12,000',
        'engine size (cc)': '1998',
        'Price (USD)': '5,000',
        description_ar: 'سيارة نظيفة',
        DescriptionEn: 'Clean car',
        'registration date': '25/12/2020',
        features: 'Camera, Leather',
      }),
      'vehicles',
    );
    const rules = Object.fromEntries(
      mapping.columns.map(({ field, column: _, ...rest }) => [field, rest]),
    );
    expect(rules).toMatchObject({
      mileage: { unit: 'mi' },
      engine_capacity: { unit: 'cc' },
      sale_price: { currency: 'USD' },
      'long_description.ar': {},
      'long_description.en': {},
      registration_date: { dateFormat: 'DD/MM/YYYY' },
      features_standard: { separator: ',' },
    });
  });

  it('knows retailers', () => {
    const { mapping } = proposeMapping(
      rowOf({
        'Dealer Code': 'DXB-1',
        Name: 'Al Quoz',
        City: 'Dubai',
        Phone: '+971 4 123 4567',
        lat: '25.1',
        lng: '55.2',
        'ساعات العمل': '٩ - ٥',
      }),
      'retailers',
    );
    expect(mapping.columns.map(({ field }) => field).sort()).toEqual(
      ['city', 'dealer_code', 'latitude', 'longitude', 'name', 'opening_hours', 'phone'].sort(),
    );
    const read = createRowReader(mapping, { currency: 'AED' });
    expect(
      read(
        rowOf({
          'Dealer Code': 'DXB-1',
          Name: 'Al Quoz',
          City: 'دبي',
          Phone: '1',
          lat: '95',
          lng: '55.2',
        })[0]!,
      ),
    ).toMatchObject({
      outcome: 'repaired',
      record: {
        match: { id: 'DXB-1' },
        values: { city: { ar: 'دبي' }, phone: null, latitude: null, longitude: 55.2 },
      },
    });
    const [nameless] = rowOf({
      'Dealer Code': 'DXB-2',
      Name: '',
      City: '',
      Phone: '',
      lat: '',
      lng: '',
    });
    expect(read(nameless!)).toMatchObject({
      outcome: 'rejected',
      notes: [{ code: 'missing_name' }],
    });
  });
});

describe('a mapping that cannot be used', () => {
  it('states what is wrong, where, in both languages', () => {
    const mapping = feedMappingSchema.parse({
      version: 1,
      target: 'vehicles',
      columns: [
        { field: 'nameplate_brand_name', column: 'make' },
        { field: 'nameplate_brand_name', constant: 'Jaguar' },
        { field: 'wheels', column: 'gone' },
        { field: 'version', template: '{make} {trim}' },
        { field: 'mileage', column: 'km', unit: 'kW' },
        { field: 'vin', column: 'km', currency: 'AED' },
        { field: 'delivery_date', column: 'km', dateFormat: 'DD/DD' },
      ],
      match: {},
    });
    const problems = checkMapping(mapping, ['make', 'km']);
    expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'columns.1.field duplicate_field',
      'columns.2.column unknown_column',
      'columns.2.field unknown_field',
      'columns.3.template unknown_column',
      'columns.4.unit unit_not_for_field',
      'columns.5.currency currency_not_for_field',
      'columns.6.dateFormat date_format',
      'match missing_match',
      'columns missing_model',
    ]);
    for (const { text } of problems) {
      expect(text.en).toMatch(/^[A-Z].*\.$/);
      expect(text.ar).toMatch(/[\u0600-\u06ff]/);
    }
  });

  it('has one of column, template and constant in each column', () => {
    const of = (column: object) =>
      feedMappingSchema.safeParse({
        version: 1,
        target: 'vehicles',
        columns: [{ field: 'vin', ...column }],
        match: {},
      }).success;
    expect([
      of({}),
      of({ column: 'a', constant: 'b' }),
      of({ column: 'a' }),
      of({ column: 'a', x: 1 }),
    ]).toEqual([false, false, true, false]);
  });
});

describe('what a mapping is warned about', () => {
  const base = proposeMapping(rowsOf(gulfList(400)), 'vehicles').mapping;
  const warned = (key: string, mapping = base) =>
    mappingWarnings({ ...mapping, match: { key } }).map(({ text }) => text.en);

  it('a key of columns that change while a car is on sale', () => {
    expect(warned('{Make}|{Model}|{Year}|{Color}')).toEqual([]);
    // The proposal for a list without ids reports it.
    expect(mappingWarnings(base)).toMatchObject([{ code: 'volatile_key' }]);
    expect(warned('{Make}|{Mileage}|{Price}|{Mileage}')).toEqual([
      expect.stringContaining('“Mileage”'),
      expect.stringContaining('“Price”'),
    ]);
    const [warning] = mappingWarnings({ ...base, match: { key: '{Make}|{Mileage}' } });
    expect(warning).toMatchObject({ path: 'match.key', code: 'volatile_key' });
    expect(warning?.text.ar).toContain('Mileage');
  });

  it('by the name of a column that is mapped to nothing', () => {
    const columns = base.columns.filter(({ field }) => field !== 'mileage');
    expect(warned('{Make}|{Mileage}', { ...base, columns })).toHaveLength(1);
    expect(warned('{Make}|{الممشى}', { ...base, columns })).toHaveLength(1);
    expect(warned('{Make}|{Lot}', { ...base, columns })).toEqual([]);
  });
});
