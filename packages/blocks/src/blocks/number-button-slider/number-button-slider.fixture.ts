import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'numbers-1',
    template: 'number-button-slider',
    version: 1,
    fields: {
      title: { ar: 'عنوان', en: 'Title' },
      header_size: 'm',
      header_tag: '3',
      slider_theme: 'grey-theme',

      block_scroll_id: 'numbers',
    },
    groups: [
      {
        id: 'numbers-1-a',
        fields: {
          image: {
            id: 'hero/coast-coupe-silver',
            alt: { ar: 'صورة', en: 'A picture of hero/coast-coupe-silver' },
          },
          title: { ar: 'عنوان', en: 'First &amp; <b>best</b>' },
          paragraph: { ar: 'نصّ.', en: 'Text.' },
          'rdx-link': {
            type: 'internal',
            label: { ar: 'المزيد', en: 'More' },
            url: '/more',
            target: '_self',
          },
        },
      },
      { id: 'numbers-1-b', fields: { title: { ar: 'عنوان', en: 'Without a picture' } } },
      {
        id: 'numbers-1-c',
        fields: {
          image: {
            id: 'hero/coast-coupe-silver',
            alt: { ar: 'صورة', en: 'A picture of hero/coast-coupe-silver' },
          },
        },
      },
      { id: 'numbers-1-d', fields: {} },
    ],
  },
];
