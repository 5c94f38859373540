// Written by scripts/generate.ts from the folders in src/blocks.
export { ColourPickerCarousel } from './ColourPickerCarousel.js';
export { colourPickerCarousel } from './colour-picker-carousel.definition.js';
