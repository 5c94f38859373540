// Written by scripts/generate.ts from the folders in src/blocks.
export { ExtendedWarrantyForm } from './ExtendedWarrantyForm.js';
export { extendedWarrantyForm } from './extended-warranty-form.definition.js';
