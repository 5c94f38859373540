// Written by scripts/generate.ts from the folders in src/blocks.
export { HeroBanner } from './HeroBanner.js';
export { heroBanner } from './hero-banner.definition.js';
