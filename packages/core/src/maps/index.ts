export {
  createPlaceFinder,
  type PlaceFinder,
  type PlacePoint,
  type PlaceSuggestion,
} from './create-place-finder.js';
export { type LoadMapsOptions, loadMaps } from './load-maps.js';
export { hasMap, type MapsScript, type MapsService } from './maps-service.js';
export { mapsSettings } from './maps-settings.js';
export type { VendorMap, VendorMaps, VendorMarker } from './vendor-maps.js';
