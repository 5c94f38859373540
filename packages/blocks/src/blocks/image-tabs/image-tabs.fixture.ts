import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });
const titles = (name: string) => ({
  block_1_title: text(`${name} 1`, `${name} 1`),
  block_2_title: text(`${name} 2`, `${name} 2`),
  block_3_title: text(`${name} 3`, `${name} 3`),
  block_4_title: text(`${name} 4`, `${name} 4`),
});

/** Stored content of version 1: two tabs of two and of three blocks. */
export const fixtures: StoredBlock[] = [
  {
    id: 'image-tabs-1',
    template: 'image-tabs',
    version: 1,
    fields: { title: text('صور', 'Pictures') },
    groups: [
      {
        id: 'it-a',
        fields: {
          tab_label: text('الداخل', 'Inside'),
          tab_id: 'inside',
          blocks_count: 2,
          ...titles('A'),
          block_1_image: { id: 'interior/front-seats', alt: text('مقاعد', 'Seats') },
          block_1_paragraph: text('نصّ.', 'Text.'),
          block_1_link: {
            type: 'internal',
            label: text('المزيد', 'More'),
            url: '/more',
            target: '_self',
          },
        },
      },
      {
        id: 'it-b',
        fields: { tab_label: text('الخارج', 'Outside'), tab_id: 'outside', ...titles('B') },
      },
    ],
  },
];
