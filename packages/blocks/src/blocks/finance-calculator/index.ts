// Written by scripts/generate.ts from the folders in src/blocks.
export { FinanceCalculator } from './FinanceCalculator.js';
export { financeCalculator } from './finance-calculator.definition.js';
