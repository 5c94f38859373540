import type { MarketContent } from '../../config/market-content.js';
import type { Database } from '../../db/database.js';
import { insertRows } from '../../db/insert-rows.js';
import { exchangeRates, offers } from '../../db/schema/index.js';

/** Stores the market's initial offers and exchange rates. */
export async function seedOffers(db: Database, content: MarketContent): Promise<void> {
  await insertRows(db, offers, content.offers ?? []);
  await insertRows(db, exchangeRates, content.exchangeRates ?? []);
}
