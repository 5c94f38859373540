import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'overseas-1',
    template: 'stock-locator-overseas',
    version: 1,
    fields: {
      ci_key_list: 'used',
      ci_key_brand: 'All',
      ci_key_model: 'None',
      models: true,
      statuses: true,
      vehicles: '{"headline":"Overseas","list":[]}',
    },
    groups: [],
  },
];
