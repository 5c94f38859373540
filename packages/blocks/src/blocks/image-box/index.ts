// Written by scripts/generate.ts from the folders in src/blocks.
export { ImageBox } from './ImageBox.js';
export { imageBox } from './image-box.definition.js';
