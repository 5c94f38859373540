import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'location-map-1',
    template: 'location-map',
    version: 1,
    fields: {
      latitude: 25.1517,
      longitude: 55.2395,
      content: {
        ar: '**معرض دبي**\n\nشارع الشيخ زايد',
        en: '**Dubai Showroom**\n\nSheikh Zayed Road',
      },
      block_scroll_id: 'place',
    },
    groups: [],
  },
];
