// Written by scripts/generate.ts from the folders in src/blocks.
export { GalleryCategories } from './GalleryCategories.js';
export { galleryCategories } from './gallery-categories.definition.js';
