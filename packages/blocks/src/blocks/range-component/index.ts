// Written by scripts/generate.ts from the folders in src/blocks.
export { RangeComponent } from './RangeComponent.js';
export { rangeComponent } from './range-component.definition.js';
