import type { Database } from '../db/database.js';
import {
  carModels,
  carSpecs,
  collectionItems,
  exchangeRates,
  newsItems,
  offers,
} from '../db/schema/index.js';
import type { Clock } from '../frame/clock.js';

const rowsAtOnce = 500;

/** Stores what the demo market's pages show: models, prices and facts, offers, rates, news, collections. */
export async function loadDemoFacts(db: Database, { clock }: { clock: Clock }): Promise<void> {
  const today = clock.now();
  const { demoCarModels } = await import('../../demo/catalogue/cars.js');
  const { demoCarSpecs } = await import('../../demo/catalogue/specs.js');
  const { demoCollections } = await import('../../demo/feeds/collections.js');
  const { demoNews } = await import('../../demo/feeds/news.js');
  const { demoExchangeRates, demoOffers } = await import('../../demo/market/offers.js');

  await db.insert(carModels).values([...demoCarModels]);
  for (let from = 0; from < demoCarSpecs.length; from += rowsAtOnce) {
    await db.insert(carSpecs).values(demoCarSpecs.slice(from, from + rowsAtOnce));
  }
  await db.insert(offers).values(demoOffers(today));
  await db.insert(exchangeRates).values(demoExchangeRates(today));
  await db.insert(newsItems).values(demoNews(today));
  await db.insert(collectionItems).values(demoCollections);
}
