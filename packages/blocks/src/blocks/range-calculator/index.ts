// Written by scripts/generate.ts from the folders in src/blocks.
export { RangeCalculator } from './RangeCalculator.js';
export { rangeCalculator } from './range-calculator.definition.js';
