// Written by scripts/generate.ts from the folders in src/blocks.
export { LocationMap } from './LocationMap.js';
export { locationMap } from './location-map.definition.js';
