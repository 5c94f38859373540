import { type Sort, statuses } from '@mawkib/core/vocabulary';
import { listKeys, rangeKeys } from '../../engine/filters/filter-definitions.js';
import { defineStockSchema, type SortDefinition } from './stock-schema.js';

const taken = ['reserved', 'sold'];

/** Status sorts begin with vehicles in stock, in the order of the documents. */
const statusOrder = [...statuses.filter((status) => !taken.includes(status)), ...taken];

const sorts: Record<
  Sort | 'defaultOrder',
  SortDefinition<'statuses', 'production_year' | 'mileage' | 'display_price' | 'created_at'>
> = {
  productionYearAsc: { by: 'production_year' },
  productionYearDesc: { by: 'production_year', descending: true },
  createdAtAsc: { by: 'created_at' },
  createdAtDesc: { by: 'created_at', descending: true },
  mileageAsc: { by: 'mileage' },
  mileageDesc: { by: 'mileage', descending: true },
  priceAsc: { by: 'display_price' },
  priceDesc: { by: 'display_price', descending: true },
  status: { first: { facet: 'statuses', values: statusOrder } },
  defaultOrder: { last: { facet: 'statuses', values: taken }, by: 'created_at', descending: true },
};

/**
 * Schema of the documents: every list and range filter by key, the nine sorts, and `usual`,
 * vehicles in stock first and then newest. `created_at` is in milliseconds. Publications and dealer
 * codes are for demands. Another market spreads this into its own schema (site document, section
 * 9).
 */
export const vehicleSchema = defineStockSchema({
  facets: [
    ...listKeys.map((key) => ({ key })),
    { key: 'nameplate_model_group' as const },
    { key: 'publications' as const },
    { key: 'dealer_codes' as const },
  ],
  numbers: [...rangeKeys.map((key) => ({ key })), { key: 'created_at' as const, range: false }],
  primary: 'display_price',
  sorts,
});
