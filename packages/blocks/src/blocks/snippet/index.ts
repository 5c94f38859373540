// Written by scripts/generate.ts from the folders in src/blocks.
export { Snippet } from './Snippet.js';
export { snippet } from './snippet.definition.js';
