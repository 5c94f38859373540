import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'hero-banner-1',
    template: 'hero-banner',
    version: 1,
    fields: {
      image: { id: 'place/pavilion-day', alt: { ar: 'المعرض', en: 'The showroom' } },
      heading: { ar: 'من نحن', en: 'Who we are' },
      box_color: 'black-theme',
      block_scroll_id: 'top',
    },
    groups: [],
  },
];
