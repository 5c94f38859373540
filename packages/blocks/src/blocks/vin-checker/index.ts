// Written by scripts/generate.ts from the folders in src/blocks.
export { VinChecker } from './VinChecker.js';
export { vinChecker } from './vin-checker.definition.js';
