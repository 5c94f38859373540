import { builtInBlocks } from '../built-in/built-in-blocks.generated.js';
import { createCatalogue } from './create-catalogue.js';

/** The catalogue of a market that takes every block of this package and has none of its own. */
export const catalogue = createCatalogue(builtInBlocks);
export const { definitions, definitionOf } = catalogue;
