import type { Catalogue } from '@mawkib/blocks/definitions';
import { createContext, use } from 'react';

/** The market's blocks, as passed to the editor. */
export interface MarketBlocks {
  catalogue: Catalogue;
  /** The address of a small picture of a block, by its key; undefined where there is none. */
  thumbnailOf(key: string): string | undefined;
}

export const MarketBlocksContext = createContext<MarketBlocks | null>(null);

export function useMarketBlocks(): MarketBlocks {
  const blocks = use(MarketBlocksContext);
  if (!blocks) throw new Error('useMarketBlocks: render inside <MarketBlocksContext>.');
  return blocks;
}

export const useCatalogue = (): Catalogue => useMarketBlocks().catalogue;
