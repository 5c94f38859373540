import type { StoredBlock } from '../../model/definition/public-values.js';

const scene = (at: number) => ({
  id: `parallax-1-${at}`,
  fields: {
    image: { id: 'hero/coast-coupe-silver', alt: { ar: `صورة ${at}`, en: `Picture ${at}` } },
    title: { ar: `مشهد ${at}`, en: `Scene ${at}` },
    paragraph: { ar: 'نصّ.', en: 'Text.' },
  },
});

/** Stored content of version 1: two scenes, one of words alone, one of a picture alone, an empty one. */
export const fixtures: StoredBlock[] = [
  {
    id: 'parallax-1',
    template: 'parallax-image',
    version: 1,
    fields: {
      title: { ar: 'رحلة', en: 'A journey' },
      header_tag: '2',
      font_size: 'big',
      paragraph: { ar: 'نصّ.', en: 'Text.' },
      padding_grid_class: 'y-space-0',
      border_grid_class: 'border-top',
      block_scroll_id: 'journey',
    },
    groups: [
      scene(1),
      scene(2),
      { id: 'parallax-1-words', fields: { title: { ar: 'كلمات', en: 'Words' } } },
      {
        id: 'parallax-1-picture',
        fields: { image: { id: 'hero/city-saloon-black', alt: { ar: 'مدينة', en: 'A city' } } },
      },
      { id: 'parallax-1-empty', fields: {} },
    ],
  },
];
