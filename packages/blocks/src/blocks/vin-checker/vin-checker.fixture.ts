import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'vin-1',
    template: 'vin-checker',
    version: 1,
    fields: {
      label: { ar: 'رقم الهيكل', en: 'Your VIN' },
      button_text: { ar: 'افحص', en: 'Look it up' },
      positive_text: { ar: 'معنية', en: 'Come to us.' },
      negative_text: { ar: 'غير معنية', en: 'Drive on.' },
      alignment: 'right',
      height: 'large',
      vin_list: { ar: '', en: ' salea12345 \r\nSALYA*\n\n*\nnot a VIN!' },
      block_scroll_id: 'check',
    },
    groups: [],
  },
];
