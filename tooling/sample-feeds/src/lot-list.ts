import { cars, colors } from './cars.ts';
import { createRandom } from './random.ts';
import { type Defect, rowsOf, type SampleList, type SampleMapping, vinOf } from './sample-list.ts';

const columns = [
  '',
  'price',
  'brand',
  'model',
  'year',
  'title_status',
  'mileage',
  'color',
  'vin',
  'lot',
  'state',
  'country',
  'condition',
];

const mapping: SampleMapping = {
  version: 1,
  target: 'vehicles',
  columns: [
    { field: 'sale_price', column: 'price' },
    { field: 'nameplate_brand_name', column: 'brand' },
    { field: 'nameplate_name', column: 'model' },
    { field: 'production_year', column: 'year' },
    { field: 'mileage', column: 'mileage', unit: 'mi' },
    { field: 'color_name', column: 'color' },
    { field: 'vin', column: 'vin' },
    { field: 'item_id', column: 'lot' },
    { field: 'state', constant: 'used' },
    { field: 'status', constant: 'stock' },
  ],
  match: { vin: 'vin' },
};

const defects: readonly Defect[] = [
  'no_model',
  'negative_price',
  'absurd_mileage',
  'bad_vin',
  'duplicate',
  'case',
  'spaces',
  'truncated',
];

/** An auction's list: a VIN and a lot per car, miles, colours that are not colours. */
export function lotList(count = 2_000, seed = 43): SampleList {
  return {
    columns,
    mapping,
    get rows() {
      const random = createRandom(seed);
      const first = vinOf(createRandom(seed), 1);
      return rowsOf(count, (number) => {
        const car = random.pick(cars);
        const [model] = random.pick(car.models);
        const [color] = random.pick(colors);
        const defect = number > 1 && random.once(14) ? random.pick(defects) : undefined;
        const cell = (name: Defect, dirty: string, valid: string) =>
          defect === name ? dirty : valid;
        const vin = number === 1 ? first : vinOf(random, number);
        const price = random.whole(0, 80) * 500;
        const cells = [
          String(number - 1),
          cell('negative_price', String(-price - 1), String(price)),
          cell('case', car.brand.toUpperCase(), car.brand.toLowerCase()),
          cell(
            'no_model',
            '',
            cell('spaces', ` ${model.replace(' ', '\u2003')}`, model.toLowerCase()),
          ),
          String(random.whole(1990, 2020)),
          random.pick(['clean vehicle', 'salvage insurance']),
          cell('absurd_mileage', '9999999', `${random.whole(0, 200_000)}.0`),
          random.once(9)
            ? random.pick(['no_color', 'color:', 'magnetic metallic'])
            : color.toLowerCase(),
          cell(
            'bad_vin',
            `${vin.slice(0, 16)}O`,
            cell('duplicate', first, `  ${vin.toLowerCase()}`),
          ),
          String(159_348_797 + number),
          random.pick(['new jersey', 'texas', 'california']),
          ' usa',
          random.pick(['10 days left', '2 hours left', 'Listing Expired']),
        ];
        return { defect, cells: defect === 'truncated' ? cells.slice(0, 7) : cells };
      });
    },
  };
}
