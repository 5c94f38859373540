// Written by scripts/generate.ts from the folders in src/blocks.
export { VersatilitySeatSlider } from './VersatilitySeatSlider.js';
export { versatilitySeatSlider } from './versatility-seat-slider.definition.js';
