// Written by scripts/generate.ts from the folders in src/blocks.
export { DualFrameCarousel } from './DualFrameCarousel.js';
export { dualFrameCarousel } from './dual-frame-carousel.definition.js';
