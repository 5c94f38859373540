// Written by scripts/generate.ts from the folders in src/blocks.
export { InPageNavigation } from './InPageNavigation.js';
export { inPageNavigation } from './in-page-navigation.definition.js';
