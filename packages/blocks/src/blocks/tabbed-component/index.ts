// Written by scripts/generate.ts from the folders in src/blocks.
export { TabbedComponent } from './TabbedComponent.js';
export { tabbedComponent } from './tabbed-component.definition.js';
