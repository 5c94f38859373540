// Written by scripts/generate.ts from the folders in src/blocks.
export { ContentBlocks } from './ContentBlocks.js';
export { contentBlocks } from './content-blocks.definition.js';
