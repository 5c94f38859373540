// Written by scripts/generate.ts from the folders in src/blocks.
export { Offers } from './Offers.js';
export { offers } from './offers.definition.js';
