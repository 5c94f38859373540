// Written by scripts/generate.ts from the folders in src/blocks.
export { News } from './News.js';
export { news } from './news.definition.js';
