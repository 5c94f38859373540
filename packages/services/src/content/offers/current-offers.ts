import type { Locale } from '@mawkib/api-clients/contracts';
import type { KnownOffer, OfferRow } from '@mawkib/api-clients/contracts/content';
import { readOffers } from '@mawkib/core/dynamic-content';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { offers } from '../../db/schema/index.js';
import type { HandlerContext } from '../../http/implement.js';
import { marketDay } from '../../runtime/market-day.js';
import type { Upstream } from '../../upstream/create-upstream.js';
import { readFigureSources } from './figures/figure-sources.js';
import { publicOffer } from './figures/public-offer.js';
import { resolveFigures } from './figures/resolve-figures.js';

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
  if (found.length === 0) return [];
  const sources = await readFigureSources(db, today);
  return found.map((row) => publicOffer(row, resolveFigures(row.figures, sources), locale));
}

/**
 * An offer by its id, also after its last day; undefined before its first one. A source only knows
 * the offers that it lists.
 */
export async function offerById(
  upstream: Upstream,
  { db, clock, config }: Pick<HandlerContext, 'db' | 'clock' | 'config'>,
  id: string,
  locale: Locale,
): Promise<KnownOffer | undefined> {
  const today = marketDay(clock.now(), config.timeZone);
  const { body } = await upstream.fetch('mena.offers_api_url', { locale, text: true });
  const row =
    body === undefined
      ? await ownOffer(db, { id, today }, locale)
      : spelledAs(
          id,
          readOffers(body).filter((each) => each.car_model_key !== ''),
        );
  if (!row) return undefined;
  const ends = row.ends_on;
  return { ...row, id: String(row.id), is_ended: typeof ends === 'string' && ends < today };
}

async function ownOffer(
  db: Database,
  { id, today }: { id: string; today: string },
  locale: Locale,
): Promise<OfferRow | undefined> {
  const own = spelledAs(
    id,
    await db
      .select()
      .from(offers)
      .where(and(eq(sql`lower(${offers.id})`, id.toLowerCase()), lte(offers.starts_on, today))),
  );
  if (!own) return undefined;
  const sources = await readFigureSources(db, today);
  return publicOffer(own, resolveFigures(own.figures, sources), locale);
}

/** The row with an id; without it the only one that differs in case, as paths of pages may. */
function spelledAs<T extends object>(id: string, rows: readonly T[]): T | undefined {
  const idOf = (row: object) => String((row as { id?: unknown }).id);
  const alike = rows.filter((row) => idOf(row).toLowerCase() === id.toLowerCase());
  return alike.find((row) => idOf(row) === id) ?? (alike.length === 1 ? alike[0] : undefined);
}
