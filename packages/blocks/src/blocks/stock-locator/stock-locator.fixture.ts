import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'stock-1',
    template: 'stock-locator',
    version: 1,
    fields: {
      ci_key_list: 'uae',
      ci_key_brand: 'Jaguar',
      ci_key_model: 'F-Type',
      models: true,
      display_price: true,
      vehicles: '{"headline":"F-TYPE","list":[]}',
      reset_button_theme: 'secondary',
    },
    groups: [],
  },
];
