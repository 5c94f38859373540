import type { BlockComponents } from '@mawkib/blocks';
import { createContext } from 'react-router';
import type { PageTypes } from './site-parts.ts';

/** Components of the market's blocks, for loaders in the browser. */
export const blockComponents = createContext<BlockComponents>();

/** Components of the market's page types, for loaders in the browser. */
export const pageTypeComponents = createContext<PageTypes | null>(null);
