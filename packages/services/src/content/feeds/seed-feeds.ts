import type { MarketContent } from '../../config/market-content.js';
import type { Database } from '../../db/database.js';
import { insertRows } from '../../db/insert-rows.js';
import { collectionItems, dataFiles } from '../../db/schema/index.js';

/** Stores the market's initial collections and data files. */
export async function seedFeeds(db: Database, content: MarketContent): Promise<void> {
  await insertRows(db, collectionItems, content.collections ?? []);
  await insertRows(db, dataFiles, content.dataFiles ?? []);
}
