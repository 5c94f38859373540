import type { BlockComponents } from '@mawkib/blocks';
import { createContext } from 'react-router';

/** Components of the market's blocks, for loaders in the browser. */
export const blockComponents = createContext<BlockComponents>();
