import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });

/** Stored content of version 1: two whole stops, one of a value alone, and one of nothing. */
export const fixtures: StoredBlock[] = [
  {
    id: 'range-1',
    template: 'range-component',
    version: 1,
    fields: {
      title: text('المدى', 'Range'),
      paragraph: text('مقدّمة.', 'Intro.'),
      font_size: 'big',
      block_scroll_id: 'range',
    },
    groups: [
      {
        id: 'rc-a',
        fields: {
          label: text('مدينة', 'City'),
          range: 1493,
          image: { id: 'hero/city-saloon-black', alt: text('مدينة', 'City at night') },
          paragraph: text('نصّ أول.', 'First text.'),
        },
      },
      {
        id: 'rc-b',
        fields: {
          label: text('ساحل', 'Coast'),
          range: 430,
          image: { id: 'hero/coast-coupe-silver', alt: text('ساحل', 'A coast') },
          paragraph: text('نصّ ثانٍ.', 'Second text.'),
        },
      },
      { id: 'rc-c', fields: { range: 0 } },
      { id: 'rc-d', fields: {} },
    ],
  },
];
