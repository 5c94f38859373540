// Written by scripts/generate.ts from the folders in src/blocks.
export { HotspotsContainer } from './HotspotsContainer.js';
export { hotspotsContainer } from './hotspots-container.definition.js';
