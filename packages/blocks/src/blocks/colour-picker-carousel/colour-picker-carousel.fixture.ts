import type { StoredBlock } from '../../model/definition/public-values.js';

const image = (id: string) => ({ id, alt: { ar: 'صورة', en: `A picture of ${id}` } });

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'colours-1',
    template: 'colour-picker-carousel',
    version: 1,
    fields: {
      title: { ar: 'الألوان', en: 'Colours' },
      header_size: 'm',
      slider_theme: 'grey-theme',
      block_scroll_id: 'colours',
    },
    groups: [
      {
        id: 'colours-1-a',
        fields: {
          colour_label: { ar: 'أخضر', en: 'Green' },
          colour_image: image('detail/luxsuv-taillamp-green'),
          image: image('studio/luxsuv-side-green'),
        },
      },
      { id: 'colours-1-b', fields: { image: image('studio/luxsuv-side-sand') } },
      { id: 'colours-1-c', fields: { colour_label: { ar: 'بلا صورة', en: 'No picture' } } },
    ],
  },
];
