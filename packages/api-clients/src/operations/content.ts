import { descriptor } from './descriptor.js';

export const keepConsentReceipt = descriptor({
  id: 'keepConsentReceipt',
  service: 'content',
  method: 'POST',
  path: '/public_api/consent_receipts',
  status: 201,
});
export const listConsentReceipts = descriptor({
  id: 'listConsentReceipts',
  service: 'content',
  method: 'GET',
  path: '/consent_receipts',
});
export const getDealers = descriptor({
  id: 'getDealers',
  service: 'content',
  method: 'GET',
  path: '/dealers',
});
export const findDealers = descriptor({
  id: 'findDealers',
  service: 'content',
  method: 'GET',
  path: '/dealers/by_postcode',
});
export const getNews = descriptor({
  id: 'getNews',
  service: 'content',
  method: 'GET',
  path: '/news',
});
export const getCollection = descriptor({
  id: 'getCollection',
  service: 'content',
  method: 'GET',
  path: '/collections',
});
export const getSettings = descriptor({
  id: 'getSettings',
  service: 'content',
  method: 'GET',
  path: '/settings',
});
export const getMetaheads = descriptor({
  id: 'getMetaheads',
  service: 'content',
  method: 'GET',
  path: '/metaheads',
});
export const getNavEntries = descriptor({
  id: 'getNavEntries',
  service: 'content',
  method: 'GET',
  path: '/nav_entries',
});
export const getNavEntriesV2 = descriptor({
  id: 'getNavEntriesV2',
  service: 'content',
  method: 'GET',
  path: '/nav_entries_v2',
});
export const getBreadcrumbs = descriptor({
  id: 'getBreadcrumbs',
  service: 'content',
  method: 'GET',
  path: '/nav_entries/breadcrumbs/:page_id',
});
export const getOffers = descriptor({
  id: 'getOffers',
  service: 'content',
  method: 'GET',
  path: '/offers',
});
export const getOfferCarModels = descriptor({
  id: 'getOfferCarModels',
  service: 'content',
  method: 'GET',
  path: '/offer_car_models',
});
export const getCurrencyExchange = descriptor({
  id: 'getCurrencyExchange',
  service: 'content',
  method: 'GET',
  path: '/currency-exchange',
});
export const getPageByPath = descriptor({
  id: 'getPageByPath',
  service: 'content',
  method: 'GET',
  path: '/public_api/pages/by_path/*',
});
export const listPublicPages = descriptor({
  id: 'listPublicPages',
  service: 'content',
  method: 'GET',
  path: '/public_api/pages',
});
export const getContentVehicles = descriptor({
  id: 'getContentVehicles',
  service: 'content',
  method: 'GET',
  path: '/vehicles',
});
export const getGroupedNameplates = descriptor({
  id: 'getGroupedNameplates',
  service: 'content',
  method: 'GET',
  path: '/vehicles/grouped_nameplates',
});
export const getVehicleSpecs = descriptor({
  id: 'getVehicleSpecs',
  service: 'content',
  method: 'GET',
  path: '/vehicles/:id/specs',
});
export const getCompareSpec = descriptor({
  id: 'getCompareSpec',
  service: 'content',
  method: 'GET',
  path: '/compare/spec/:id',
});
export const getModelCompareSpec = descriptor({
  id: 'getModelCompareSpec',
  service: 'content',
  base: 'admin',
  method: 'GET',
  path: '/api/compare/spec/:model',
});
