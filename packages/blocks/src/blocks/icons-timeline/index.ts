// Written by scripts/generate.ts from the folders in src/blocks.
export { IconsTimeline } from './IconsTimeline.js';
export { iconsTimeline } from './icons-timeline.definition.js';
