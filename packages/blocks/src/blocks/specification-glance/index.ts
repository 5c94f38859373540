// Written by scripts/generate.ts from the folders in src/blocks.
export { SpecificationGlance } from './SpecificationGlance.js';
export { specificationGlance } from './specification-glance.definition.js';
