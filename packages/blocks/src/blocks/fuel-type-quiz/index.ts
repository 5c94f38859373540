// Written by scripts/generate.ts from the folders in src/blocks.
export { FuelTypeQuiz } from './FuelTypeQuiz.js';
export { fuelTypeQuiz } from './fuel-type-quiz.definition.js';
