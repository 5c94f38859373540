// Written by scripts/generate.ts from the folders in src/blocks.
export { SectionTabs } from './SectionTabs.js';
export { sectionTabs } from './section-tabs.definition.js';
