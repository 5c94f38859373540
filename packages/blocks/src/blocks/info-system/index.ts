// Written by scripts/generate.ts from the folders in src/blocks.
export { InfoSystem } from './InfoSystem.js';
export { infoSystem } from './info-system.definition.js';
