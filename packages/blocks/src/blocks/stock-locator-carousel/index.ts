// Written by scripts/generate.ts from the folders in src/blocks.
export { StockLocatorCarousel } from './StockLocatorCarousel.js';
export { stockLocatorCarousel } from './stock-locator-carousel.definition.js';
