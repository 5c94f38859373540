export {
  createPlaceSearch,
  type PlacePoint,
  type PlaceSearch,
  type PlaceSuggestion,
} from './create-place-search.js';
export { type LoadMapsOptions, loadMaps } from './load-maps.js';
export { hasMap, type MapsScript, type MapsService, mapsScriptUrl } from './maps-service.js';
export { mapsSettings } from './maps-settings.js';
export type { VendorMap, VendorMaps, VendorMarker } from './vendor-maps.js';
