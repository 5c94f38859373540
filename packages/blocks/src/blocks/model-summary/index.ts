// Written by scripts/generate.ts from the folders in src/blocks.
export { ModelSummary } from './ModelSummary.js';
export { modelSummary } from './model-summary.definition.js';
