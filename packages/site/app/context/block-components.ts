import type { BlockComponents } from '@mawkib/blocks';
import { createContext } from 'react-router';

/** What the market's blocks render with, for loaders in the browser. */
export const blockComponents = createContext<BlockComponents>();
