export { loadMaps } from '@mawkib/core/maps';
export { drawVendorMap } from './draw-vendor-map.js';
