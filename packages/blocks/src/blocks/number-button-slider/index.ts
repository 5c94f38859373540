// Written by scripts/generate.ts from the folders in src/blocks.
export { NumberButtonSlider } from './NumberButtonSlider.js';
export { numberButtonSlider } from './number-button-slider.definition.js';
