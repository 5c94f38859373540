import { randomUUID } from 'node:crypto';
import { typedPrices } from '@mawkib/core/typed-prices';
import type { AppContext } from '../../app-context.js';
import type { MarketContent } from '../../config/market-content.js';
import type { Database } from '../../db/database.js';
import { insertRows } from '../../db/insert-rows.js';
import { declaredPrices } from '../../db/schema/index.js';
import { marketDay } from '../../runtime/market-day.js';
import { pageOf } from './seed-pages.js';
import { claimsOf } from './truth/page-truth.js';
import { untrueClaims } from './truth/untrue-claims.js';

/**
 * Stores the prices that the market's initial pages show as typed. Throws if a page has one that is
 * not declared, or an offer that is ended or missing.
 */
export async function seedDeclaredPrices(
  db: Database,
  { pages = [], offers = [], declaredPrices: declared = [] }: MarketContent,
  { catalogue, clock, config }: Pick<AppContext, 'catalogue' | 'clock' | 'config'>,
): Promise<void> {
  const given = declared.map(({ page, figure, reason, ends_on }) => {
    const [price] = typedPrices(figure);
    if (!price) throw new Error(`The declared price of page ${page} is none: ${figure}`);
    const { amount, currency } = price;
    return { page_id: page, figure, amount, currency, reason, ends_on };
  });
  const known = offers.map(({ id, car_model_key, starts_on, ends_on }) => ({
    ...{ id, car_model_key, starts_on, ends_on },
    ...{ figures: [], values: {}, currency: '' },
  }));
  const day = marketDay(clock.now(), config.timeZone);
  for (const page of pages) {
    const { id, snapshot } = pageOf(page, catalogue);
    const facts = { offers: known, declared: given.filter(({ page_id }) => page_id === id), day };
    // The stock may not be stored yet, so figures of offers are checked when visitors read the page.
    const untrue = untrueClaims(claimsOf(snapshot, catalogue), facts).filter(
      ({ rule, claim }) => rule !== 'stale_price' || claim.offer === '',
    );
    const [first] = untrue;
    if (!first) continue;
    const about = first.rule === 'stale_price' ? first.claim.text : first.claim.key;
    throw new Error(`Page ${page.path}: ${first.rule} ${about} (${first.claim.place.field})`);
  }
  const at = clock.now();
  await insertRows(
    db,
    declaredPrices,
    given.map((price) => ({ ...price, id: randomUUID(), declared_at: at })),
  );
}
