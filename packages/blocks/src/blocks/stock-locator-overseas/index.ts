// Written by scripts/generate.ts from the folders in src/blocks.
export { StockLocatorOverseas } from './StockLocatorOverseas.js';
export { stockLocatorOverseas } from './stock-locator-overseas.definition.js';
