import { bodies, cars, colors } from './cars.ts';
import { createRandom } from './random.ts';
import { type Defect, rowsOf, type SampleList, type SampleMapping, vinOf } from './sample-list.ts';

const columns = [
  'id',
  'vin',
  'brand',
  'model',
  'trim_en',
  'trim_ar',
  'year',
  'price',
  'list_price',
  'mileage',
  'body',
  'fuel',
  'transmission',
  'drive',
  'seats',
  'power',
  'engine_cc',
  'color_en',
  'color_ar',
  'status',
  'condition',
  'registered',
  'photos',
  'features_en',
  'features_ar',
  'description_en',
  'description_ar',
];

const mapping: SampleMapping = {
  version: 1,
  target: 'vehicles',
  columns: [
    { field: 'vin', column: 'vin' },
    { field: 'nameplate_brand_name', column: 'brand' },
    { field: 'nameplate_name', column: 'model' },
    { field: 'version.en', column: 'trim_en' },
    { field: 'version.ar', column: 'trim_ar' },
    { field: 'production_year', column: 'year' },
    { field: 'sale_price', column: 'price' },
    { field: 'msrp_price', column: 'list_price' },
    { field: 'mileage', column: 'mileage' },
    { field: 'body_type', column: 'body' },
    { field: 'engine_type', column: 'fuel' },
    { field: 'transmission', column: 'transmission' },
    { field: 'drivetrain', column: 'drive' },
    { field: 'number_of_seats', column: 'seats' },
    { field: 'power', column: 'power', unit: 'kW' },
    { field: 'engine_capacity', column: 'engine_cc', unit: 'cc' },
    { field: 'color_name.en', column: 'color_en' },
    { field: 'color_name.ar', column: 'color_ar' },
    { field: 'status', column: 'status' },
    { field: 'state', column: 'condition' },
    { field: 'registration_date', column: 'registered' },
    { field: 'photos', column: 'photos' },
    { field: 'features_standard.en', column: 'features_en' },
    { field: 'features_standard.ar', column: 'features_ar' },
    { field: 'long_description.en', column: 'description_en' },
    { field: 'long_description.ar', column: 'description_ar' },
  ],
  match: { id: 'id', vin: 'vin' },
};

const defects: readonly Defect[] = [
  'no_model',
  'negative_price',
  'absurd_mileage',
  'markup',
  'unsafe_photo',
  'bad_vin',
];

/** Export of a large group, with an id for each car. One row in a hundred has a defect. */
export function largeList(count = 100_000, seed = 71): SampleList {
  return {
    columns,
    mapping,
    get rows() {
      const random = createRandom(seed);
      return rowsOf(count, (number) => {
        const car = random.pick(cars);
        const [model, modelAr] = random.pick(car.models);
        const [color, colorAr] = random.pick(colors);
        const year = random.whole(2012, 2025);
        const price = random.whole(20, 1_200) * 500;
        const defect = random.once(100) ? random.pick(defects) : undefined;
        const cell = (name: Defect, dirty: string, valid: string) =>
          defect === name ? dirty : valid;
        const id = `ST-${number}`;
        const vin = vinOf(random, number);
        const photo = (view: string) => `https://pictures.example/${id}/${view}.jpg?w=1600&h=900`;
        return {
          defect,
          cells: [
            id,
            cell('bad_vin', `${vin.slice(0, 16)}Q`, vin),
            car.brand,
            cell('no_model', '', model),
            random.pick(['Base', 'SE', 'HSE', 'Autobiography', 'Limited']),
            random.pick(['أساسي', 'اس اي', 'اتش اس اي', 'أوتوبيوغرافي']),
            String(year),
            cell('negative_price', `-${price}`, `AED ${price.toLocaleString('en')}`),
            String(price + random.whole(0, 20) * 500),
            cell('absurd_mileage', '3000000000', String(random.whole(0, 250_000))),
            random.pick(bodies),
            random.pick(['Petrol', 'Diesel', 'Hybrid', 'Electric']),
            random.pick(['Automatic', 'Manual']),
            random.pick(['AWD', '4WD', 'RWD', 'FWD']),
            String(random.pick([2, 4, 5, 7, 8])),
            String(random.whole(70, 420)),
            String(random.pick([1_598, 1_998, 2_996, 4_999])),
            color,
            colorAr,
            random.pick(['Available', 'Available', 'Reserved', 'Available soon']),
            random.pick(['Used', 'Used', 'Certified', 'New']),
            `${year}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`,
            cell(
              'unsafe_photo',
              'javascript:alert(1)',
              [photo('front'), photo('side'), photo('inside')].join('|'),
            ),
            'Rear camera|Leather seats|Panoramic roof',
            'كاميرا خلفية|مقاعد جلد|سقف بانورامي',
            cell(
              'markup',
              `<p onclick="x()">${car.brand} ${model}</p>`,
              `${year} ${car.brand} ${model} in ${color}, one owner, full history, & warranty until ${year + 5}.`,
            ),
            `${car.ar} ${modelAr} ${year} لون ${colorAr}، مالك واحد، صيانة كاملة.`,
          ],
        };
      });
    },
  };
}
