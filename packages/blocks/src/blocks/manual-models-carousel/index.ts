// Written by scripts/generate.ts from the folders in src/blocks.
export { ManualModelsCarousel } from './ManualModelsCarousel.js';
export { manualModelsCarousel } from './manual-models-carousel.definition.js';
