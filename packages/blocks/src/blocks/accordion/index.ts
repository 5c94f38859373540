// Written by scripts/generate.ts from the folders in src/blocks.
export { Accordion } from './Accordion.js';
export { accordion } from './accordion.definition.js';
