import { builtInBlocks } from '../built-in/built-in-blocks.generated.js';
import { createCatalogue } from './create-catalogue.js';

/** Catalogue of a market with all blocks of this package and none of its own. */
export const catalogue = createCatalogue(builtInBlocks);
export const { definitions, definitionOf } = catalogue;
