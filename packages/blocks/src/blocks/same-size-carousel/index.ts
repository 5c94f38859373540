// Written by scripts/generate.ts from the folders in src/blocks.
export { SameSizeCarousel } from './SameSizeCarousel.js';
export { sameSizeCarousel } from './same-size-carousel.definition.js';
