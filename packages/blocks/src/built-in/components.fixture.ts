import { createBlockComponents } from '../renderer/create-block-components.js';
import { builtInComponents } from './built-in-components.generated.js';

/** Components of a market with all blocks of this package and none of its own. */
export const components = createBlockComponents(builtInComponents);
