export type { ImageTones, Luminance } from './image-tones.js';
export {
  footerImageSize,
  heroBannerSize,
  type ImageRatio,
  imageFallbackSize,
  imageRatio,
  imageSizes,
  largeHeroSizes,
  panoramaWidths,
  type Size,
} from './images.js';
export { type LinkType, linkTypes } from './links.js';
export {
  type FilterKey,
  filterKeys,
  type RangeFilter,
  rangeFilters,
  type Sort,
  similarVehicles,
  sorts,
} from './stock-filters.js';
export {
  type FinancingOption,
  financingOptions,
  sourceCode,
  states,
  statuses,
  type VehicleState,
  type VehicleStatus,
} from './vehicles.js';
