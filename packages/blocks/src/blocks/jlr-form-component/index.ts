// Written by scripts/generate.ts from the folders in src/blocks.
export { JlrFormComponent } from './JlrFormComponent.js';
export { jlrFormComponent } from './jlr-form-component.definition.js';
