// Written by scripts/generate.ts from the folders in src/blocks.
export { SingleOffer } from './SingleOffer.js';
export { singleOffer } from './single-offer.definition.js';
