import { createContext, use } from 'react';
import type { BlockComponents } from './create-block-components.js';

const BlockComponentsContext = createContext<BlockComponents | null>(null);

/** Provides the market's components to every `Blocks` inside. */
export const BlockComponentsProvider = BlockComponentsContext;

export function useBlockComponents(): BlockComponents {
  const components = use(BlockComponentsContext);
  if (!components) {
    throw new Error('Blocks need a <BlockComponentsProvider value={createBlockComponents(…)}>.');
  }
  return components;
}
