import type { VehicleSpec } from '@mawkib/api-clients/contracts/content';

/** A car with different engines; specs without an engine apply to all of them. */
export const someSpecs: { data: VehicleSpec[] } = {
  data: [
    { key: 'power', label: 'Power', value: '400', unit: 'hp', engine_key: 'p400' },
    { key: 'power', label: 'Power', value: '250', unit: 'hp', engine_key: 'p250' },
    { key: 'acceleration', label: '0–100 km/h', value: '5.4', unit: 's', engine_key: 'p400' },
    { key: 'power', label: 'Power up to', value: '550', unit: 'hp', engine_key: null },
    { key: 'price', label: 'Price from', value: 329_000, unit: 'AED', engine_key: null },
    { key: 'top_speed', label: 'Top speed', value: ' ', unit: 'km/h', engine_key: null },
  ],
};

/** The same car in Arabic. */
export const arabicSpecs: { data: VehicleSpec[] } = {
  data: [
    { key: 'power', label: 'القوة', value: '400', unit: 'حصان', engine_key: 'p400' },
    { key: 'acceleration', label: '0–100 كم/س', value: '5.4', unit: 'ث', engine_key: 'p400' },
    { key: 'price', label: 'السعر يبدأ من', value: 329_000, unit: 'درهم', engine_key: null },
  ],
};
