// Written by scripts/generate.ts from the folders in src/blocks.
export { QuoteSlider } from './QuoteSlider.js';
export { quoteSlider } from './quote-slider.definition.js';
