// Written by scripts/generate.ts from the folders in src/blocks.
export { MerchandisePreview } from './MerchandisePreview.js';
export { merchandisePreview } from './merchandise-preview.definition.js';
