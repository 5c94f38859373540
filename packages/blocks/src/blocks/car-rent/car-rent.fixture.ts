import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });

const pairs = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((at) => [
    [`icon_${at}`, 'car'],
    [`text_${at}`, text(`نص ${at}`, `Text ${at}`)],
  ]),
);

/** Stored content of version 1: a complete car, one with few values, an empty one. */
export const fixtures: StoredBlock[] = [
  {
    id: 'cars-1',
    template: 'car-rent',
    version: 1,
    fields: {
      title: text('سيارات', 'Cars'),
      header_tag: '3',
      paragraph: text('اختر.', 'Choose.'),
      font_size: 'big',
      block_scroll_id: 'cars',
    },
    groups: [
      {
        id: 'car-a',
        fields: {
          title: text('ديفندر 110', 'Defender 110'),
          image: { id: 'studio/offroader-front34-sand', alt: text('سيارة', 'A car') },
          ...pairs,
        },
      },
      {
        id: 'car-b',
        fields: {
          title: text('إف-تايب', 'F-TYPE'),
          icon_3: 'fuel',
          text_5: text('سريعة', 'Fast'),
          equipment_1_label: text('صندوق سقف', 'Roof box'),
          equipment_1_price: 30,
          equipment_3_label: text(' ', ' '),
          equipment_4_label: {},
          'rdx-link': {
            type: 'internal',
            label: text('احجزها', 'Book it'),
            url: '/rental#rent-a-car',
          },
        },
      },
      { id: 'car-c', fields: { text_1: text('بلا اسم', 'Nameless') } },
    ],
  },
];
