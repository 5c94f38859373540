import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'rental-1',
    template: 'rent-a-car',
    version: 1,
    fields: {
      block_translations: JSON.stringify({ button: text('احجز', 'Book now') }),
      locations_json: JSON.stringify([
        {
          name_key: 'marina',
          city_name: text('دبي', 'Dubai'),
          point_name: text('المرسى', 'Marina'),
          address: text('شارع 12', 'Street 12'),
          coordinates: [25.08, 55.14],
        },
        {
          name_key: 'airport',
          city_name: text('أبوظبي', 'Abu Dhabi'),
          point_name: text('المطار', 'Airport'),
          address: '',
          coordinates: 'somewhere',
        },
      ]),
      vehicles_json: JSON.stringify([
        {
          image_id: 'studio/offroader-front34-sand',
          display_name: text('ديفندر 110', 'Defender 110'),
          nameplate_name: text('ديفندر', 'Defender'),
          price: { daily: 500 },
          locations: ['marina'],
          specification: [{ label: text('مقاعد', 'Seats'), value: '5' }, 'Diesel'],
        },
        { display_name: text('إف-تايب', 'F-TYPE'), price: { daily: '٩٠٠' }, locations: [] },
      ]),
      form_id: 'rental',
      hidden_field_mapping: JSON.stringify({
        vehicle: 'car',
        pickup_location: 'from_place',
        pickup_date: 'from_date',
        return_location: 'to_place',
        return_date: 'to_date',
        days: 'days',
        items: 'extras',
        total: 'total',
      }),
      summary_template: text(
        '{vehicle}: {days} يوم، {total}، {name}{unknown}',
        '**{vehicle}** {pickup_location} {days} {items} {total} {name} {email}{unknown}',
      ),
      additional_json: JSON.stringify({ datepicker: { disabled_days: [0] }, map: { zoom: 7 } }),
      block_scroll_id: 'rent',
    },
    groups: [
      {
        id: 'rental-extras',
        fields: {
          step_title: text('إضافات', 'Extras'),
          items: JSON.stringify([
            {
              key: 'children',
              label: text('للأطفال', 'For children'),
              subitems: [
                {
                  key: 'baby_seat',
                  label: text('مقعد رضيع', 'Baby seat'),
                  price: 200,
                  controller: { type: 'amount', min: 0, max: 2, value: 1, default: 0 },
                },
                {
                  key: 'gps',
                  label: text('ملاحة', 'GPS'),
                  price: '٥٠',
                  controller: { type: 'toggler' },
                },
              ],
            },
          ]),
        },
      },
    ],
  },
];
