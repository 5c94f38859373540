import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'model-summary-1',
    template: 'model-summary',
    version: 1,
    fields: {
      car_key: 'f_pace',
      engine_key: 'p400',
      spec_1_key: 'power',
      spec_1_label: { ar: 'القوة', en: 'Strength' },
      spec_2_key: 'price',
      spec_3_key: 'top_speed',
      spec_3_label: { ar: 'السرعة', en: 'Speed' },
      has_columns: true,
      tab_id: 'engine',
      title: { ar: 'المحرك', en: 'The engine' },
      header_tag: '3',
      image: { id: 'studio/midsuv-side-silver', alt: { ar: 'سيارة', en: 'A car' } },
      block_scroll_id: 'summary',
    },
    groups: [],
  },
];
