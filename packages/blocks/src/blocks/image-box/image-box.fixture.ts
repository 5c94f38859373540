import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'image-box-1',
    template: 'image-box',
    version: 1,
    fields: {
      image: { id: 'hero/city-saloon-black', alt: { ar: 'سيدان', en: 'A saloon' } },
      title: { ar: 'جائزة', en: 'An award' },
      header_tag: '3',
      paragraph: { ar: 'نصّ.', en: 'Text.' },
      font_size: 'big',
      is_reversed: true,
      vertical_alignment: 'top',
      dir: 'ltr',
      'rdx-link': {
        type: 'internal',
        label: { ar: 'المزيد', en: 'More' },
        url: '/awards',
        target: '_self',
        form_id: '',
        hidden_fields: {},
        title: {},
        columns: null,
      },
      block_scroll_id: 'award',
    },
    groups: [],
  },
];
