export { MarketMap, type MarketMapProps } from './MarketMap.js';
export type { MapPoint, MapViewProps } from './map-point.js';
export { PlaceField, type PlaceFieldProps } from './PlaceField.js';
export { TileMap, type TileMapProps } from './TileMap.js';
