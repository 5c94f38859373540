import type { MarketContent } from '../../config/market-content.js';
import type { Database } from '../../db/database.js';
import { insertRows } from '../../db/insert-rows.js';
import { carModels, carSpecs } from '../../db/schema/index.js';

/** Stores the market's initial models with prices and specifications. */
export async function seedVehicles(db: Database, content: MarketContent): Promise<void> {
  await insertRows(db, carModels, content.carModels ?? []);
  await insertRows(db, carSpecs, content.carSpecs ?? []);
}
