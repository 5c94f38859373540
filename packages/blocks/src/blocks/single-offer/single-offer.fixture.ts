import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'single-offer-1',
    template: 'single-offer',
    version: 1,
    fields: {
      hash: 'winter',
      hidden_fields: '{"offer_id":"w1","offer_title":"Winter check"}',
      title: { ar: 'فحص الشتاء', en: 'Winter check' },
      header_size: 'm',
      header_tag: '3',
      paragraph: { ar: '<p>للبطارية والإطارات.</p>', en: '<p>Battery and tyres.</p>' },
      font_size: 'big',
      image: { id: 'hero/city-saloon-black', alt: { ar: 'سيارة', en: 'A car' } },
      form_id: 'contact',
      offer_schedule: '2026-01-01/2026-12-31',
      block_scroll_id: 'winter-check',
    },
    groups: [],
  },
];
