// Written by scripts/generate.ts from the folders in src/blocks.
export { CollectionSlider } from './CollectionSlider.js';
export { collectionSlider } from './collection-slider.definition.js';
