import type { MarketContent } from '../config/market-content.js';
import type { Database } from '../db/database.js';
import { insertRows } from '../db/insert-rows.js';
import {
  carModels,
  carSpecs,
  collectionItems,
  exchangeRates,
  newsItems,
  offers,
} from '../db/schema/index.js';

/** Stores what a market's first pages show: models, prices and facts, offers, rates, news, collections. */
export async function seedFacts(db: Database, content: MarketContent): Promise<void> {
  await insertRows(db, carModels, content.carModels ?? []);
  await insertRows(db, carSpecs, content.carSpecs ?? []);
  await insertRows(db, offers, content.offers ?? []);
  await insertRows(db, exchangeRates, content.exchangeRates ?? []);
  await insertRows(db, newsItems, content.news ?? []);
  await insertRows(db, collectionItems, content.collections ?? []);
}
