// Written by scripts/generate.ts from the folders in src/blocks.
export { CompareImages } from './CompareImages.js';
export { compareImages } from './compare-images.definition.js';
