// Written by scripts/generate.ts from the folders in src/blocks.
export { TabsWithModal } from './TabsWithModal.js';
export { tabsWithModal } from './tabs-with-modal.definition.js';
