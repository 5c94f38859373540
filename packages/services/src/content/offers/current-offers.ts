import type { Locale, OfferRow } from '@mawkib/api-clients/contracts';
import { readOffers } from '@mawkib/core/dynamic-content';
import { and, asc, gte, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { offers } from '../../db/schema/index.js';
import type { HandlerContext } from '../../http/implement.js';
import { inLanguage } from '../../locale/in-language.js';
import type { Upstream } from '../../upstream/create-upstream.js';
import { marketDay } from './market-day.js';

const maxOffers = 1000;

/**
 * Offers that are valid today: from the URL in `mena.offers_api_url` (a plain-text response means
 * none), else from the market's tables. Site document, sections 7 and 8.
 */
export async function currentOffers(
  upstream: Upstream,
  { db, clock, config, log }: Pick<HandlerContext, 'db' | 'clock' | 'config' | 'log'>,
  locale: Locale,
): Promise<OfferRow[]> {
  const { settings, body } = await upstream.fetch('mena.offers_api_url', { locale, text: true });
  if (body !== undefined) {
    return readOffers(body).filter(({ car_model_key }) => car_model_key !== '');
  }
  const own = await ownOffers(db, marketDay(clock.now(), config.timeZone), locale);
  if (own.length === 0 && settings.get('mena.offers_api_url') === '') {
    log.warn('Missing api url: mena.offers_api_url');
  }
  return own;
}

async function ownOffers(db: Database, today: string, locale: Locale): Promise<OfferRow[]> {
  const found = await db
    .select()
    .from(offers)
    .where(and(gte(offers.ends_on, today), lte(offers.starts_on, today)))
    .orderBy(asc(offers.position), asc(offers.id))
    .limit(maxOffers);
  return found.map(({ id, car_model_key, starts_on, ends_on, properties }) => ({
    ...(inLanguage(properties, locale) as Record<string, unknown>),
    id,
    car_model_key,
    starts_on,
    ends_on: ends_on === 'infinity' ? null : ends_on,
  }));
}
