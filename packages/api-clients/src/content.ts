export { configuredGet } from './clients/configured-get.js';
export {
  type CompareSpecs,
  type CompareSpecsState,
  createCompareSpecs,
} from './clients/create-compare-specs.js';
export {
  type ContentClient,
  type ContentClientOptions,
  createContentClient,
} from './clients/create-content-client.js';
export {
  type ContentStaffClient,
  createContentStaffClient,
} from './clients/create-content-staff-client.js';
export type { DealerAddresses, DealerSearch, FoundDealers } from './clients/search-dealers.js';
