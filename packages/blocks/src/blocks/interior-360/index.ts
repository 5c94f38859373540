// Written by scripts/generate.ts from the folders in src/blocks.
export { Interior360 } from './Interior360.js';
export { interior360 } from './interior-360.definition.js';
