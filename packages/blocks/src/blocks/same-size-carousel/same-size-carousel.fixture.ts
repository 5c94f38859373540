import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'same-1',
    template: 'same-size-carousel',
    version: 1,
    fields: {
      title: { ar: 'رحلات', en: 'Journeys' },
      header_size: 'l',
      header_tag: '3',
      slider_theme: 'grey-theme',
      carousel_view_options: 'adjacent_slides',
      block_scroll_id: 'journeys',
    },
    groups: [
      {
        id: 'same-1-a',
        fields: {
          image: { id: 'hero/coast-coupe-silver', alt: { ar: 'الساحل', en: 'The coast' } },
          title: { ar: 'الساحل', en: 'Coast' },
          paragraph: { ar: 'نصّ.', en: 'Text.' },
          'rdx-link': {
            type: 'internal',
            label: { ar: 'المزيد', en: 'More' },
            url: '/f-type',
            target: '_self',
          },
        },
      },
      { id: 'same-1-b', fields: { title: { ar: 'بلا صورة', en: 'Without a picture' } } },
      { id: 'same-1-c', fields: { paragraph: { ar: 'نصّ وحده.', en: 'A text alone.' } } },
      { id: 'same-1-d', fields: {} },
    ],
  },
];
