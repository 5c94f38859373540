// Written by scripts/generate.ts from the folders in src/blocks.
export { TextSteps } from './TextSteps.js';
export { textSteps } from './text-steps.definition.js';
