// Written by scripts/generate.ts from the folders in src/blocks.
export { FormComponent } from './FormComponent.js';
export { formComponent } from './form-component.definition.js';
