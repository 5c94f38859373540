// Written by scripts/generate.ts from the folders in src/blocks.
export { CarRent } from './CarRent.js';
export { carRent } from './car-rent.definition.js';
