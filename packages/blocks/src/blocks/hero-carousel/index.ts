// Written by scripts/generate.ts from the folders in src/blocks.
export { HeroCarousel } from './HeroCarousel.js';
export { heroCarousel } from './hero-carousel.definition.js';
