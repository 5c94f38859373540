import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'icons-1',
    template: 'icon-button-slider',
    version: 1,
    fields: {
      title: { ar: 'عنوان', en: 'Title' },
      header_size: 'm',
      header_tag: '3',
      slider_theme: 'black-theme',

      block_scroll_id: 'icons',
    },
    groups: [
      {
        id: 'icons-1-a',
        fields: {
          icon: 'seat',
          image: {
            id: 'hero/coast-coupe-silver',
            alt: { ar: 'صورة', en: 'A picture of hero/coast-coupe-silver' },
          },
          title: { ar: 'عنوان', en: 'Seats' },
          paragraph: { ar: 'نصّ.', en: 'Text.' },
          'rdx-link': {
            type: 'internal',
            label: { ar: 'المزيد', en: 'More' },
            url: '/more',
            target: '_self',
          },
        },
      },
      { id: 'icons-1-b', fields: { icon: 'nonsense', title: { ar: 'عنوان', en: 'Unknown icon' } } },
      {
        id: 'icons-1-c',
        fields: {
          image: {
            id: 'hero/coast-coupe-silver',
            alt: { ar: 'صورة', en: 'A picture of hero/coast-coupe-silver' },
          },
        },
      },
      { id: 'icons-1-d', fields: { icon: 'car' } },
    ],
  },
];
