import type { RawVehicle, VehicleListing } from '@mawkib/api-clients/contracts/stock';

const cars = [
  ['Defender', 'ديفندر 110', 'Land Rover', 'offroader', 'green', 'أخضر بانجيا', 412_000],
  ['Range Rover', 'رنج روفر', 'Land Rover', 'luxsuv', 'black', 'أسود سانتوريني', 689_000],
  ['Discovery', 'ديسكفري', 'Land Rover', 'midsuv', 'sand', 'رملي لانتاو', 371_000],
  ['F-TYPE', 'إف تايب', 'Jaguar', 'coupe', 'burgundy', 'أحمر فيرنزي', 399_000],
] as const;

const vehicle = ([
  model,
  name,
  brand,
  body,
  paint,
  color,
  price,
]: (typeof cars)[number]): RawVehicle => {
  const photo = `/services/media/images/studio/${body}-front34-${paint}/1024x576.jpg`;
  return {
    id: `vehicle-${body}`,
    item_id: null,
    long_description: null,
    nameplate_brand_name: brand,
    nameplate_name: model,
    nameplate_external_code: null,
    nameplate_model_group: null,
    model_display_name: name,
    state: 'new',
    status: 'stock',
    availability: null,
    version: 'P400 HSE',
    vin: 'SALEA7EU4P2123456',
    order_number: null,
    owner_id: 'dubai',
    owner_name: 'معرض دبي',
    owner_city: 'دبي',
    owner_state: null,
    drivetrain: 'AWD',
    production_year: 2026,
    model_year: 2026,
    color_name: color,
    color_canonical: paint,
    interior_color: null,
    engine_type: 'petrol',
    power: 400,
    power_unit: 'hp',
    mileage: 12,
    mileage_unit: 'km',
    battery_capacity: null,
    engine_capacity: 3,
    transmission: 'automatic',
    delivery_date: null,
    number_of_seats: 5,
    cover_photo_medium: null,
    photos: [
      { normal: photo, medium: photo, hd: photo, quarter_hd: photo, view: 'front34', alt: name },
    ],
    features_standard: [],
    features_optional: [],
    financing_options: ['cash', 'lease'],
    price_hidden: [],
    msrp_price: price,
    sale_price: price,
    monthly_price: Math.round(price / 66),
    subscribe_price: 0,
    total_price: price,
    base_price: price,
    created_at: '2026-11-01T08:00:00Z',
  };
};

const data = cars.map(vehicle);
const facet = (key: keyof RawVehicle) =>
  [...new Set(data.map((one) => String(one[key])))].map((value) => ({
    value,
    label: value,
    count: data.filter((one) => one[key] === value).length,
  }));

/** Four vehicles with their facets. */
export const someVehicles: VehicleListing = {
  data,
  meta: {
    page: 1,
    items: 12,
    total: data.length,
    facets: { brands: facet('nameplate_brand_name'), models: facet('nameplate_name') },
    ranges: { display_price: { min: 371_000, max: 689_000 } },
  },
};
