import type { MarketContent } from '../../config/market-content.js';
import type { Database } from '../../db/database.js';
import { insertRows } from '../../db/insert-rows.js';
import { collectionItems } from '../../db/schema/index.js';

/** Stores the market's initial collections. */
export async function seedFeeds(db: Database, content: MarketContent): Promise<void> {
  await insertRows(db, collectionItems, content.collections ?? []);
}
