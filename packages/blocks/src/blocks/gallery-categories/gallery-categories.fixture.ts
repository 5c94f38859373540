import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });

/** Stored content of version 1: a tile with a link, one without, and one that holds nothing. */
export const fixtures: StoredBlock[] = [
  {
    id: 'categories-1',
    template: 'gallery-categories',
    version: 1,
    fields: { title: text('أبواب', 'Categories'), block_scroll_id: 'categories' },
    groups: [
      {
        id: 'gc-a',
        fields: {
          label: text('الخارج', 'Exterior'),
          image: { id: 'detail/coupe-wheel-black', alt: text('عجلة', 'A wheel') },
          'rdx-link': {
            type: 'internal',
            label: text('', ''),
            url: '/exterior',
            target: '_self',
          },
        },
      },
      {
        id: 'gc-b',
        fields: { image: { id: 'interior/front-seats', alt: text('مقاعد', 'Seats') } },
      },
      { id: 'gc-c', fields: { 'rdx-link': { type: 'internal', label: {}, url: '/nowhere' } } },
    ],
  },
];
