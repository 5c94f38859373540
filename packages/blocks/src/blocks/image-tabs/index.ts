// Written by scripts/generate.ts from the folders in src/blocks.
export { ImageTabs } from './ImageTabs.js';
export { imageTabs } from './image-tabs.definition.js';
