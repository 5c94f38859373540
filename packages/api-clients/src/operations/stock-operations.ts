import type { OperationDescriptor } from './operation-descriptor.js';

export const listVehicles = {
  id: 'listVehicles',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing',
} as const satisfies OperationDescriptor;
export const listVehiclesLight = {
  id: 'listVehiclesLight',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/light',
} as const satisfies OperationDescriptor;
export const listVehicleAddresses = {
  id: 'listVehicleAddresses',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/addresses',
} as const satisfies OperationDescriptor;
export const getVehicle = {
  id: 'getVehicle',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/vehicle/:id',
} as const satisfies OperationDescriptor;
export const getConfiguredVehicle = {
  id: 'getConfiguredVehicle',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/vehicle',
} as const satisfies OperationDescriptor;
export const getListingRetailers = {
  id: 'getListingRetailers',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:id/retailers',
} as const satisfies OperationDescriptor;
export const getCompanyConfig = {
  id: 'getCompanyConfig',
  service: 'stock',
  method: 'GET',
  path: '/public_api/company_config/:section',
} as const satisfies OperationDescriptor;
export const getWidgetTranslations = {
  id: 'getWidgetTranslations',
  service: 'stock',
  method: 'GET',
  path: '/public_api/widget_translations_configs/:key',
} as const satisfies OperationDescriptor;
export const getTradeInOptions = {
  id: 'getTradeInOptions',
  service: 'stock',
  method: 'GET',
  path: '/trade_in/form_options',
} as const satisfies OperationDescriptor;
export const getVehicleConfigData = {
  id: 'getVehicleConfigData',
  service: 'stock',
  method: 'GET',
  path: '/public_api/vehicles/config_data',
} as const satisfies OperationDescriptor;
export const getDynamicContent = {
  id: 'getDynamicContent',
  service: 'stock',
  method: 'GET',
  path: '/public_api/dynamic_content/:lists',
  exactStatus: true,
} as const satisfies OperationDescriptor;
export const getExternalStock = {
  id: 'getExternalStock',
  service: 'stock',
  method: 'GET',
  path: '/public_api/external_stock',
} as const satisfies OperationDescriptor;
export const suggestSearches = {
  id: 'suggestSearches',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/suggestions',
} as const satisfies OperationDescriptor;
export const checkSearches = {
  id: 'checkSearches',
  service: 'stock',
  method: 'POST',
  path: '/public_api/searches/check',
} as const satisfies OperationDescriptor;

/**
 * A listing's complete stock for pages, as bytes; not for a `Call`. Query: `lang`, and `v`, the
 * version; a version never changes.
 */
export const getListingSnapshot = {
  id: 'getListingSnapshot',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/snapshot',
  produces: 'file',
} as const satisfies OperationDescriptor;

/**
 * Changes of a listing's vehicles as server-sent events, for an `EventSource`. Query: `lang`,
 * `last_event_id`, and `vehicles`, which are sent first.
 */
export const watchListing = {
  id: 'watchListing',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/changes',
} as const satisfies OperationDescriptor;
