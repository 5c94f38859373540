// Written by scripts/generate.ts from the folders in src/blocks.
export { Quote } from './Quote.js';
export { quote } from './quote.definition.js';
