import { catalogue } from '@mawkib/demo-market/catalogue';
import { thumbnailOf } from '@mawkib/demo-market/thumbnails';
import type { MarketBlocks } from '@mawkib/editor/client';

/** Blocks of the demo market, for staff who compose pages. */
export const blocks: MarketBlocks = { catalogue, thumbnailOf };
