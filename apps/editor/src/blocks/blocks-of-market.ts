import { builtInThumbnail } from '@mawkib/blocks/thumbnails';
import { catalogue } from '@mawkib/demo-market/catalogue';
import type { MarketBlocks } from './market-blocks.ts';

/** Those of this market; loaded with the first page that is opened. */
export const blocksOfMarket: MarketBlocks = { catalogue, thumbnailOf: builtInThumbnail };
