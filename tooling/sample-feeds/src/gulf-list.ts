import { bodies, cars, cities, colors } from './cars.ts';
import { createRandom } from './random.ts';
import { type Defect, rowsOf, type SampleList, type SampleMapping } from './sample-list.ts';

const columns = [
  'Make',
  'Model',
  'Year',
  'Price',
  'Mileage',
  'Body Type',
  'Cylinders',
  'Transmission',
  'Fuel Type',
  'Color',
  'Location',
  'Description',
];

const mapping: SampleMapping = {
  version: 1,
  target: 'vehicles',
  columns: [
    { field: 'nameplate_brand_name', column: 'Make' },
    { field: 'nameplate_name', column: 'Model' },
    { field: 'model_display_name', template: '{Make} {Model}' },
    { field: 'production_year', column: 'Year' },
    { field: 'sale_price', column: 'Price' },
    { field: 'mileage', column: 'Mileage' },
    { field: 'body_type', column: 'Body Type' },
    { field: 'transmission', column: 'Transmission' },
    { field: 'engine_type', column: 'Fuel Type' },
    { field: 'color_name', column: 'Color' },
    { field: 'long_description', column: 'Description' },
    { field: 'state', constant: 'used' },
    { field: 'status', constant: 'stock' },
  ],
  match: { key: '{Make}|{Model}|{Year}|{Mileage}|{Color}|{Location}' },
};

const defects: readonly Defect[] = [
  'no_model',
  'no_brand',
  'negative_price',
  'absurd_mileage',
  'absurd_year',
  'foreign_currency',
  'markup',
  'direction',
  'spaces',
  'case',
  'unknown_fuel',
];

/** Adverts of one Gulf city: no ids, and words instead of numbers. */
export function gulfList(count = 2_000, seed = 17): SampleList {
  return {
    columns,
    mapping,
    get rows() {
      const random = createRandom(seed);
      return rowsOf(count, (number) => {
        const car = random.pick(cars);
        const [model] = random.pick(car.models);
        const [color] = random.pick(colors);
        const year = random.whole(2005, 2025);
        const price = random.whole(15, 900) * 500;
        // Each row has a different mileage, which identifies the advert.
        const mileage = number + random.whole(0, 1) * 100_000;
        const defect = random.once(12) ? random.pick(defects) : undefined;
        const cell = (name: Defect, dirty: string, valid: string) =>
          defect === name ? dirty : valid;
        const description = `${year} ${car.brand.toLowerCase()} ${model} with cruise control, leather seats & rear camera, in good condition and white plates. Condition: normal wear`;
        const brand = cell(
          'no_brand',
          '',
          cell('case', car.brand.toUpperCase(), car.brand.toLowerCase()),
        );
        return {
          defect,
          cells: [
            brand,
            cell(
              'no_model',
              ' ',
              cell(
                'spaces',
                `\u00a0${model.replace(' ', '  ')} `,
                cell('case', model.toUpperCase(), model),
              ),
            ),
            cell('absurd_year', '20211', String(year)),
            cell(
              'negative_price',
              `-${price}`,
              cell(
                'foreign_currency',
                `USD ${price}`,
                random.once(3) ? `AED ${price.toLocaleString('en')}` : String(price),
              ),
            ),
            cell(
              'absurd_mileage',
              '2147483647',
              random.once(4) ? `${mileage.toLocaleString('en')} km` : String(mileage),
            ),
            random.pick(bodies),
            random.pick(['4', '6', '8', 'Unknown', '']),
            random.pick([
              'Automatic Transmission',
              'Automatic Transmission',
              'Manual Transmission',
            ]),
            cell(
              'unknown_fuel',
              'Steam',
              random.pick(['Gasoline', 'Gasoline', 'Diesel', 'Hybrid', 'Electric']),
            ),
            color,
            random.pick(cities),
            cell(
              'markup',
              `<b>${description}</b><script>alert(1)</script> &amp; more`,
              cell('direction', `\u202e${description}`, `${description} &bull; call &amp; see`),
            ),
          ],
        };
      });
    },
  };
}
