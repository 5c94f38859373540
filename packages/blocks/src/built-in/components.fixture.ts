import { createBlockComponents } from '../renderer/create-block-components.js';
import { builtInComponents } from './built-in-components.generated.js';

/** The components of a market that takes every block of this package and has none of its own. */
export const components = createBlockComponents(builtInComponents);
