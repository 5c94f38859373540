// Written by scripts/generate.ts from the folders in src/blocks.
export { RetailerLocator } from './RetailerLocator.js';
export { retailerLocator } from './retailer-locator.definition.js';
