import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });

/** Stored content of version 1. The third colour has no picture of the block. */
export const fixtures: StoredBlock[] = [
  {
    id: 'goods-1',
    template: 'merchandise-preview',
    version: 1,
    fields: {
      title: text('قبعة', 'Cap'),
      paragraph: text('قطن.', 'Cotton.'),
      price: 145,
      colours: JSON.stringify([
        { label: text('أسود', 'Black'), hex: '#000', image_id: 'goods/cap-black' },
        { label: text('أخضر', 'Green'), hex: '#24402f' },
        { label: text('رملي', 'Sand'), image_id: 'goods/cap-sand' },
      ]),
      sizes: JSON.stringify(['S', 'M']),
      phone_button: { type: 'internal', label: text('اتصل', 'Call'), url: '+971 4 000 0000' },
      block_scroll_id: 'cap',
    },
    groups: [
      {
        id: 'goods-a',
        fields: { image: { id: 'goods/cap-black', alt: text('سوداء', 'A black cap') } },
      },
      {
        id: 'goods-b',
        fields: {
          image: { id: 'goods/cap-green', alt: text('خضراء', 'A green cap') },
          colour: text('أخضر', 'Green'),
        },
      },
      { id: 'goods-c', fields: { colour: text('أحمر', 'Red') } },
    ],
  },
];
