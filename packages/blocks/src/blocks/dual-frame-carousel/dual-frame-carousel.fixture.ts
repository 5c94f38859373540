import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'dual-1',
    template: 'dual-frame-carousel',
    version: 1,
    fields: {
      title: { ar: 'عنوان', en: 'Title' },
      header_size: 'm',
      header_tag: '3',
      slider_theme: 'dark-theme',
      carousel_view_options: 'adjacent_slides',
      block_scroll_id: 'dual',
    },
    groups: [
      {
        id: 'dual-1-a',
        fields: {
          image_1: {
            id: 'hero/coast-coupe-silver',
            alt: { ar: 'صورة', en: 'A picture of hero/coast-coupe-silver' },
          },
          image_2: {
            id: 'detail/coupe-wheel-silver',
            alt: { ar: 'صورة', en: 'A picture of detail/coupe-wheel-silver' },
          },
          title: { ar: 'عنوان', en: 'Both' },
          paragraph: { ar: 'نصّ.', en: 'Text.' },
        },
      },
      {
        id: 'dual-1-b',
        fields: {
          image_2: {
            id: 'detail/coupe-wheel-silver',
            alt: { ar: 'صورة', en: 'A picture of detail/coupe-wheel-silver' },
          },
          title: { ar: 'عنوان', en: 'The small one alone' },
        },
      },
      { id: 'dual-1-c', fields: { title: { ar: 'عنوان', en: 'Words alone' } } },
      { id: 'dual-1-d', fields: {} },
    ],
  },
];
