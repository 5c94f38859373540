import type { MarketContent } from '../../config/market-content.js';
import type { Database } from '../../db/database.js';
import { insertRows } from '../../db/insert-rows.js';
import { collectionItems, newsItems } from '../../db/schema/index.js';

/** Stores the market's initial news and collections. */
export async function seedFeeds(db: Database, content: MarketContent): Promise<void> {
  await insertRows(db, newsItems, content.news ?? []);
  await insertRows(db, collectionItems, content.collections ?? []);
}
