import type { StoredBlock } from '../../model/definition/public-values.js';

const image = (id: string) => ({ id, alt: { ar: 'صورة', en: `A picture of ${id}` } });
const inside = { ar: 'الداخل', en: 'Inside' };
const outside = { ar: 'الخارج', en: 'Outside' };

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'gallery-1',
    template: 'gallery',
    version: 1,
    fields: {
      title: { ar: 'عن قرب', en: 'Up close' },
      header_tag: '3',
      slider_theme: 'black-theme',
      block_scroll_id: 'pictures',
    },
    groups: [
      {
        id: 'gallery-1-a',
        fields: {
          image: image('hero/coast-coupe-silver'),
          title: { ar: 'الساحل', en: 'The coast' },
          category: outside,
        },
      },
      { id: 'gallery-1-b', fields: { image: image('interior/driver-view'), category: inside } },
      {
        id: 'gallery-1-c',
        fields: {
          title: { ar: 'الجبل', en: 'The mountain' },
          category: outside,
          yt: 'https://youtu.be/aqz-KE-bpKQ',
        },
      },
      { id: 'gallery-1-d', fields: { title: { ar: 'لا شيء', en: 'Nothing' }, yt: 'abc' } },
      { id: 'gallery-1-e', fields: { title: { ar: 'فارغة', en: 'Blank' } } },
    ],
  },
];
