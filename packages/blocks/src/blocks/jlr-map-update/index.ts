// Written by scripts/generate.ts from the folders in src/blocks.
export { JlrMapUpdate } from './JlrMapUpdate.js';
export { jlrMapUpdate } from './jlr-map-update.definition.js';
