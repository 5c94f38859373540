// Written by scripts/generate.ts from the folders in src/blocks.
export { SelectVehicleToUpdate } from './SelectVehicleToUpdate.js';
export { selectVehicleToUpdate } from './select-vehicle-to-update.definition.js';
