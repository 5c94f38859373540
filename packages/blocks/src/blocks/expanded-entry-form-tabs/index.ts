// Written by scripts/generate.ts from the folders in src/blocks.
export { ExpandedEntryFormTabs } from './ExpandedEntryFormTabs.js';
export { expandedEntryFormTabs } from './expanded-entry-form-tabs.definition.js';
