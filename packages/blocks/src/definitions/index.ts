export { definitionOf, definitions, lookup, pickerGroups } from './definitions.js';
export { type BlockDataOptions, blockNeeds, loadBlockData } from './load-block-data.js';
export { templates } from './templates.js';
