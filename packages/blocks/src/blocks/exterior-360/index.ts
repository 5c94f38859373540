// Written by scripts/generate.ts from the folders in src/blocks.
export { Exterior360 } from './Exterior360.js';
export { exterior360 } from './exterior-360.definition.js';
