// Written by scripts/generate.ts from the folders in src/blocks.
export { Masonry } from './Masonry.js';
export { masonry } from './masonry.definition.js';
