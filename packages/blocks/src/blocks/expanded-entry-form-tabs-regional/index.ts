// Written by scripts/generate.ts from the folders in src/blocks.
export { ExpandedEntryFormTabsRegional } from './ExpandedEntryFormTabsRegional.js';
export { expandedEntryFormTabsRegional } from './expanded-entry-form-tabs-regional.definition.js';
