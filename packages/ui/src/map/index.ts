export type { MapPoint } from './map-point.js';
export { TileMap, type TileMapProps } from './TileMap.js';
