// Written by scripts/generate.ts from the folders in src/blocks.
export { Gallery } from './Gallery.js';
export { gallery } from './gallery.definition.js';
