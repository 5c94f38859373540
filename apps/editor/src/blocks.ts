import { catalogue } from '@mawkib/demo-market/catalogue';
import { thumbnailOf } from '@mawkib/demo-market/thumbnails';
import type { MarketBlocks } from '@mawkib/editor/client';

/** The blocks from which staff of the demo market compose pages. */
export const blocks: MarketBlocks = { catalogue, thumbnailOf };
