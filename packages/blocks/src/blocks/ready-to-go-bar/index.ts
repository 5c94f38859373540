// Written by scripts/generate.ts from the folders in src/blocks.
export { ReadyToGoBar } from './ReadyToGoBar.js';
export { readyToGoBar } from './ready-to-go-bar.definition.js';
