// Written by scripts/generate.ts from the folders in src/blocks.
export { CollectionSliderFeed } from './CollectionSliderFeed.js';
export { collectionSliderFeed } from './collection-slider-feed.definition.js';
