import { descriptor } from './descriptor.js';

export const listVehicles = descriptor({
  id: 'listVehicles',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing',
});
export const listVehiclesLight = descriptor({
  id: 'listVehiclesLight',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/light',
});
export const listVehicleAddresses = descriptor({
  id: 'listVehicleAddresses',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/addresses',
});
export const getVehicle = descriptor({
  id: 'getVehicle',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/vehicle/:id',
});
export const getConfiguredVehicle = descriptor({
  id: 'getConfiguredVehicle',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/vehicle',
});
export const getListingRetailers = descriptor({
  id: 'getListingRetailers',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:id/retailers',
});
export const getCompanyConfig = descriptor({
  id: 'getCompanyConfig',
  service: 'stock',
  method: 'GET',
  path: '/public_api/company_config/:section',
});
export const getWidgetTranslations = descriptor({
  id: 'getWidgetTranslations',
  service: 'stock',
  method: 'GET',
  path: '/public_api/widget_translations_configs/:key',
});
export const getTradeInOptions = descriptor({
  id: 'getTradeInOptions',
  service: 'stock',
  method: 'GET',
  path: '/trade_in/form_options',
});
export const getVehicleConfigData = descriptor({
  id: 'getVehicleConfigData',
  service: 'stock',
  method: 'GET',
  path: '/public_api/vehicles/config_data',
});
export const getDynamicContent = descriptor({
  id: 'getDynamicContent',
  service: 'stock',
  method: 'GET',
  path: '/public_api/dynamic_content/:lists',
  exactStatus: true,
});
export const getExternalStock = descriptor({
  id: 'getExternalStock',
  service: 'stock',
  method: 'GET',
  path: '/public_api/external_stock',
});
export const suggestSearches = descriptor({
  id: 'suggestSearches',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/suggestions',
});
export const checkSearches = descriptor({
  id: 'checkSearches',
  service: 'stock',
  method: 'POST',
  path: '/public_api/searches/check',
});

/**
 * The whole stock of a listing for pages: bytes, so no `Call` makes it. Query: `lang`, and the
 * version `v` under which it never changes.
 */
export const getListingSnapshot = descriptor({
  id: 'getListingSnapshot',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/snapshot',
  produces: 'file',
});

/**
 * Changes of a listing's vehicles as server-sent events, for an `EventSource`. Query: `lang`,
 * `last_event_id`, and `vehicles` whose present state is told first.
 */
export const watchListing = descriptor({
  id: 'watchListing',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/changes',
});
