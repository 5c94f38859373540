// Written by scripts/generate.ts from the folders in src/blocks.
export { ParallaxImage } from './ParallaxImage.js';
export { parallaxImage } from './parallax-image.definition.js';
