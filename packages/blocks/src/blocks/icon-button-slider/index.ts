// Written by scripts/generate.ts from the folders in src/blocks.
export { IconButtonSlider } from './IconButtonSlider.js';
export { iconButtonSlider } from './icon-button-slider.definition.js';
