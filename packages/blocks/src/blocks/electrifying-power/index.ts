// Written by scripts/generate.ts from the folders in src/blocks.
export { ElectrifyingPower } from './ElectrifyingPower.js';
export { electrifyingPower } from './electrifying-power.definition.js';
