// Written by scripts/generate.ts from the folders in src/blocks.
export { HtmlBox } from './HtmlBox.js';
export { htmlBox } from './html-box.definition.js';
