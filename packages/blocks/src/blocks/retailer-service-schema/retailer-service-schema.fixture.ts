import type { StoredBlock } from '../../model/definition/public-values.js';
import { retailerFields } from '../../shared/retailer-schema/retailer-markup.fixture.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'retailer-service-schema-1',
    template: 'retailer-service-schema',
    version: 1,
    fields: retailerFields,
    groups: [],
  },
];
