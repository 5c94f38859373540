import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });

const locations = [
  {
    name_key: 'marina',
    city_name: text('دبي', 'Dubai'),
    point_name: text('المرسى', 'The marina'),
    address: text('شارع المرسى 12', '12 Marina Street'),
    coordinates: [25.0805, 55.1403],
  },
  {
    name_key: 'airport',
    city_name: text('أبوظبي', 'Abu Dhabi'),
    point_name: text('المطار', 'The airport'),
    address: text('صالة القدوم', 'Arrivals hall'),
    coordinates: [24.4331, 54.6511],
  },
];

const vehicle = (
  image_id: string,
  name: { ar: string; en: string },
  nameplate_name: { ar: string; en: string },
  daily: number,
  places: string[],
) => ({
  image_id,
  display_name: name,
  nameplate_name,
  price: { daily },
  locations: places,
  specification: [
    { label: text('المقاعد', 'Seats'), value: '5' },
    { label: text('الحقائب', 'Bags'), value: '4' },
  ],
});

const content: Sample = {
  fields: {
    form_id: 'contact',
    locations_json: JSON.stringify(locations),
    vehicles_json: JSON.stringify([
      vehicle(
        'studio/luxsuv-front34-silver',
        text('الكبيرة الفاخرة', 'The large one'),
        text('سيارة رحلات', 'For journeys'),
        900,
        [],
      ),
      vehicle(
        'studio/offroader-front34-sand',
        text('سيارة الصحراء', 'The desert one'),
        text('دفع رباعي', 'Four-wheel drive'),
        650,
        ['marina'],
      ),
      vehicle(
        'studio/coupe-front34-burgundy',
        text('الكوبيه', 'The coupé'),
        text('مقعدان', 'Two seats'),
        1200,
        ['airport'],
      ),
    ]),
  },
  groups: [{ step_title: text('تجهيزات إضافية', 'Additional equipment') }],
};

export const sample = { ar: content, en: content };
