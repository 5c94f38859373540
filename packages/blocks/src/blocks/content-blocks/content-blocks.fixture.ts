import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'content-1',
    template: 'content-blocks',
    version: 1,
    fields: {
      title: { ar: 'تفاصيل', en: 'Details' },
      'col-numbers': '2',
      'image-ratio': '16-6-5',
      box_color: 'dark-theme',
      block_scroll_id: 'details',
    },
    groups: [
      {
        id: 'content-1-a',
        fields: {
          image: { id: 'interior/driver-view', alt: { ar: 'المقصورة', en: 'The cabin' } },
          title: { ar: 'المقصورة', en: 'The cabin' },
          paragraph: { ar: 'نصّ.', en: 'Text.' },
          offer_schedule: '2026-01-01/2026-12-31',
        },
      },
      { id: 'content-1-b', fields: { title: { ar: 'بلا صورة', en: 'Without a picture' } } },
    ],
  },
];
