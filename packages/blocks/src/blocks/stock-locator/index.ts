// Written by scripts/generate.ts from the folders in src/blocks.
export { StockLocator } from './StockLocator.js';
export { stockLocator } from './stock-locator.definition.js';
