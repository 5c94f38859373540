import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'models-1',
    template: 'manual-models-carousel',
    version: 1,
    fields: {
      title: { ar: 'عنوان', en: 'Title' },
      header_size: 'm',
      header_tag: '3',
      slider_theme: 'light-theme',

      block_scroll_id: 'models',
    },
    groups: [
      {
        id: 'models-1-a',
        fields: {
          model_name: { ar: 'ديفندر', en: 'Defender' },
          image: {
            id: 'studio/offroader-front34-green',
            alt: { ar: 'صورة', en: 'A picture of studio/offroader-front34-green' },
          },
          price: { ar: 'من 389,000 درهم', en: 'From AED 389,000' },
          'rdx-links': [
            {
              type: 'internal',
              label: { ar: 'المزيد', en: 'More' },
              url: '/defender',
              target: '_self',
            },
            {
              type: 'internal',
              label: { ar: 'بلا عنوان', en: 'Leads nowhere' },
              url: '',
              target: '_self',
            },
          ],
        },
      },
      { id: 'models-1-b', fields: { model_name: { ar: 'بلا صورة', en: 'Without a picture' } } },
      { id: 'models-1-c', fields: { price: { ar: 'من 1 درهم', en: 'From AED 1' } } },
    ],
  },
];
