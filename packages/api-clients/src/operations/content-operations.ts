import type { OperationDescriptor } from './operation-descriptor.js';

export const saveConsentReceipt = {
  id: 'saveConsentReceipt',
  service: 'content',
  method: 'POST',
  path: '/public_api/consent_receipts',
  status: 201,
} as const satisfies OperationDescriptor;
export const listConsentReceipts = {
  id: 'listConsentReceipts',
  service: 'content',
  method: 'GET',
  path: '/consent_receipts',
} as const satisfies OperationDescriptor;
export const getDealers = {
  id: 'getDealers',
  service: 'content',
  method: 'GET',
  path: '/dealers',
} as const satisfies OperationDescriptor;
export const getDealer = {
  id: 'getDealer',
  service: 'content',
  method: 'GET',
  path: '/dealers/:slug',
} as const satisfies OperationDescriptor;
export const findDealers = {
  id: 'findDealers',
  service: 'content',
  method: 'GET',
  path: '/dealers/by_postcode',
} as const satisfies OperationDescriptor;
export const getNews = {
  id: 'getNews',
  service: 'content',
  method: 'GET',
  path: '/news',
} as const satisfies OperationDescriptor;
export const getCollection = {
  id: 'getCollection',
  service: 'content',
  method: 'GET',
  path: '/collections',
} as const satisfies OperationDescriptor;
export const getDataFile = {
  id: 'getDataFile',
  service: 'content',
  method: 'GET',
  path: '/data_files/:name',
} as const satisfies OperationDescriptor;
export const getSettings = {
  id: 'getSettings',
  service: 'content',
  method: 'GET',
  path: '/settings',
} as const satisfies OperationDescriptor;
export const getMetaheads = {
  id: 'getMetaheads',
  service: 'content',
  method: 'GET',
  path: '/metaheads',
} as const satisfies OperationDescriptor;
export const getNavEntries = {
  id: 'getNavEntries',
  service: 'content',
  method: 'GET',
  path: '/nav_entries',
} as const satisfies OperationDescriptor;
export const getNavEntriesV2 = {
  id: 'getNavEntriesV2',
  service: 'content',
  method: 'GET',
  path: '/nav_entries_v2',
} as const satisfies OperationDescriptor;
export const getBreadcrumbs = {
  id: 'getBreadcrumbs',
  service: 'content',
  method: 'GET',
  path: '/nav_entries/breadcrumbs/:page_id',
} as const satisfies OperationDescriptor;
export const getOffers = {
  id: 'getOffers',
  service: 'content',
  method: 'GET',
  path: '/offers',
} as const satisfies OperationDescriptor;
export const getOffer = {
  id: 'getOffer',
  service: 'content',
  method: 'GET',
  path: '/offers/:id',
} as const satisfies OperationDescriptor;
export const getOfferCarModels = {
  id: 'getOfferCarModels',
  service: 'content',
  method: 'GET',
  path: '/offer_car_models',
} as const satisfies OperationDescriptor;
export const getCurrencyExchange = {
  id: 'getCurrencyExchange',
  service: 'content',
  method: 'GET',
  path: '/currency-exchange',
} as const satisfies OperationDescriptor;
export const getPageByPath = {
  id: 'getPageByPath',
  service: 'content',
  method: 'GET',
  path: '/public_api/pages/by_path/*',
} as const satisfies OperationDescriptor;
export const listPublicPages = {
  id: 'listPublicPages',
  service: 'content',
  method: 'GET',
  path: '/public_api/pages',
} as const satisfies OperationDescriptor;
export const searchSite = {
  id: 'searchSite',
  service: 'content',
  method: 'GET',
  path: '/public_api/search',
} as const satisfies OperationDescriptor;
export const suggestSite = {
  id: 'suggestSite',
  service: 'content',
  method: 'GET',
  path: '/public_api/search/suggestions',
} as const satisfies OperationDescriptor;
export const getContentVehicles = {
  id: 'getContentVehicles',
  service: 'content',
  method: 'GET',
  path: '/vehicles',
} as const satisfies OperationDescriptor;
export const getGroupedNameplates = {
  id: 'getGroupedNameplates',
  service: 'content',
  method: 'GET',
  path: '/vehicles/grouped_nameplates',
} as const satisfies OperationDescriptor;
export const getVehicleSpecs = {
  id: 'getVehicleSpecs',
  service: 'content',
  method: 'GET',
  path: '/vehicles/:id/specs',
} as const satisfies OperationDescriptor;
export const getCompareSpec = {
  id: 'getCompareSpec',
  service: 'content',
  method: 'GET',
  path: '/compare/spec/:id',
} as const satisfies OperationDescriptor;
export const getModelCompareSpec = {
  id: 'getModelCompareSpec',
  service: 'content',
  base: 'admin',
  method: 'GET',
  path: '/api/compare/spec/:model',
} as const satisfies OperationDescriptor;
