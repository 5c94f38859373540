// Written by scripts/generate.ts from the folders in src/blocks.
export { RetailerCards } from './RetailerCards.js';
export { retailerCards } from './retailer-cards.definition.js';
