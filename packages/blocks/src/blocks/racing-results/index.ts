// Written by scripts/generate.ts from the folders in src/blocks.
export { RacingResults } from './RacingResults.js';
export { racingResults } from './racing-results.definition.js';
