export { builtInBlocks } from '../built-in/built-in-blocks.generated.js';
export { CatalogueError, type CatalogueProblem } from './catalogue-error.js';
export { type Catalogue, createCatalogue, type PickerGroup } from './create-catalogue.js';
export { type BlockDataOptions, loadBlockData, type PageContext } from './load-block-data.js';
