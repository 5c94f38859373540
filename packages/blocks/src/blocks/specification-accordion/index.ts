// Written by scripts/generate.ts from the folders in src/blocks.
export { SpecificationAccordion } from './SpecificationAccordion.js';
export { specificationAccordion } from './specification-accordion.definition.js';
