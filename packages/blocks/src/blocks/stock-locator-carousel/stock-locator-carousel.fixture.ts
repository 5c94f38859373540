import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'stock-carousel-1',
    template: 'stock-locator-carousel',
    version: 1,
    fields: {
      ci_key_list: 'new',
      title: { ar: 'وصلت حديثًا', en: 'Just arrived' },
      header_size: 'l',
      header_tag: '2',
      slider_theme: 'grey-theme',
    },
    groups: [],
  },
];
