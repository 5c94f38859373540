import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'collection-1',
    template: 'collection-slider',
    version: 1,
    fields: {
      title: { ar: 'عنوان', en: 'Title' },
      header_size: 'm',
      header_tag: '3',
      slider_theme: 'dark-theme',
      carousel_view_options: 'adjacent_slides',
      block_scroll_id: 'collection',
    },
    groups: [
      {
        id: 'collection-1-a',
        fields: {
          image: {
            id: 'hero/coast-coupe-silver',
            alt: { ar: 'صورة', en: 'A picture of hero/coast-coupe-silver' },
          },
          title: { ar: 'عنوان', en: 'First' },
          paragraph: { ar: 'نصّ.', en: 'Text.' },
          'rdx-link': {
            type: 'internal',
            label: { ar: 'المزيد', en: 'More' },
            url: '/more',
            target: '_self',
          },
        },
      },
      { id: 'collection-1-b', fields: { title: { ar: 'عنوان', en: 'Without a picture' } } },
      {
        id: 'collection-1-c',
        fields: {
          image: {
            id: 'hero/coast-coupe-silver',
            alt: { ar: 'صورة', en: 'A picture of hero/coast-coupe-silver' },
          },
        },
      },
      {
        id: 'collection-1-d',
        fields: {
          'rdx-link': {
            type: 'internal',
            label: { ar: 'المزيد', en: 'More' },
            url: '/more',
            target: '_self',
          },
        },
      },
    ],
  },
];
