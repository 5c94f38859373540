import { describe, expect, it } from 'vitest';
import { checkMapping, columnsOf } from '../map/check-mapping.js';
import { createRowReader } from '../map/create-row-reader.js';
import { rowsOf, utf8 } from '../read/feed-bytes.fixture.js';
import { proposeMapping } from './propose-mapping.js';

const cars = [
  {
    id: 'A1',
    make: 'BMW',
    model: 'X5',
    year: '2021',
    price: '189000',
    km: '34000',
    vin: 'WBAJA9105KB123451',
    color: 'Black',
  },
  {
    id: 'A2',
    make: 'Toyota',
    model: 'Camry',
    year: '2020',
    price: '75000',
    km: '61000',
    vin: 'JTDBR32E730123452',
    color: 'White',
  },
  {
    id: 'A3',
    make: 'Land Rover',
    model: 'Defender',
    year: '2022',
    price: '310000',
    km: '12000',
    vin: 'SALEA7BU8L2123453',
    color: 'Gun Metal',
  },
];
type Car = (typeof cars)[number];
const xml = (row: (car: Car) => string) =>
  `<?xml version="1.0"?><search-result xmlns:ad="x"><ads>${cars.map(row).join('')}</ads></search-result>`;
const csv = (head: string, row: (car: Car) => string) => [head, ...cars.map(row)].join('\n');

/** Five usual shapes of the same cars. */
const shapes: Record<string, string> = {
  'values in XML attributes, as mobile.de': xml(
    ({ id, make, model, year, price, km, vin, color }) =>
      `<ad:ad key="${id}"><ad:vehicle><ad:make key="${make}"/><ad:model key="${model}"/>` +
      `<ad:specifics><ad:mileage value="${km}"/><ad:exterior-color key="${color}"/>` +
      `<ad:year value="${year}"/><ad:vin value="${vin}"/><ad:gearbox key="AUTOMATIC_GEAR"/>` +
      `<ad:condition key="USED"/></ad:specifics></ad:vehicle>` +
      `<ad:price currency="AED"><ad:consumer-price-amount value="${price}"/></ad:price></ad:ad>`,
  ),
  'XML elements': xml(
    ({ id, make, model, year, price, km, vin, color }) =>
      `<vehicle><id>${id}</id><make>${make}</make><model>${model}</model><year>${year}</year>` +
      `<price>${price}</price><mileage>${km}</mileage><vin>${vin}</vin><colour>${color}</colour></vehicle>`,
  ),
  'schema.org names': JSON.stringify(
    cars.map(({ id, make, model, year, price, km, vin, color }) => ({
      '@type': 'Car',
      '@id': id,
      name: `${make} ${model}`,
      brand: { '@type': 'Brand', name: make },
      model,
      vehicleModelDate: year,
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: km, unitCode: 'KMT' },
      vehicleIdentificationNumber: vin,
      color,
      itemCondition: 'https://schema.org/UsedCondition',
      offers: { '@type': 'Offer', price, priceCurrency: 'AED' },
    })),
  ),
  'a CSV with the make as company': csv('ID,Company,Model,Year,Price,KM,Chassis No,Colour', (car) =>
    [car.id, car.make, car.model, car.year, car.price, car.km, car.vin, car.color].join(','),
  ),
  'a CSV with names that say little': csv(
    'Ref,Field 1,Model,Year,Price (AED),Mileage,Field 2,Color',
    (car) =>
      [car.id, car.make, car.model, car.year, car.price, car.km, car.vin, car.color].join(','),
  ),
};

describe('a proposal for', () => {
  it.each(Object.entries(shapes))('%s reads every car', async (_, text) => {
    async function* source() {
      yield utf8(text);
    }
    const rows = await rowsOf(source());
    const { mapping } = proposeMapping(rows, 'vehicles');
    expect(checkMapping(mapping, columnsOf(rows))).toEqual([]);
    const read = createRowReader(mapping, { currency: 'AED' });
    const values = rows.map((row) => {
      const result = read(row);
      if (result.outcome === 'rejected') throw new Error(JSON.stringify(result.notes));
      return result.record.values as Record<string, unknown>;
    });
    expect(
      values.map((car) => [
        car.nameplate_brand_name,
        car.nameplate_name,
        car.production_year ?? car.model_year,
        car.sale_minor,
        car.mileage,
        car.vin,
        car.color_canonical,
        car.state,
      ]),
    ).toEqual(
      cars.map(({ make, model, year, price, km, vin, color }) => [
        make,
        model,
        Number(year),
        Number(price) * 100,
        Number(km),
        vin,
        color === 'Gun Metal' ? 'grey' : color.toLowerCase(),
        'used',
      ]),
    );
  });
});
