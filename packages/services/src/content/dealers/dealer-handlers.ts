import { findDealers, getDealer, getDealers } from '@mawkib/api-clients/contracts/content';
import { type Locale, localize } from '@mawkib/core/locale';
import { arrayContains, asc, count, eq } from 'drizzle-orm';
import { dealerTexts } from '../../db/schema/dealer-texts.js';
import type { Dealer } from '../../db/schema/dealers-and-vehicles.js';
import { dealerAreas, dealers } from '../../db/schema/index.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import { textsIn } from '../../locale/stored-texts.js';
import type {
  Upstream,
  UpstreamRequest,
  UpstreamResponse,
} from '../../upstream/create-upstream.js';
import { wantedKeys } from './dealer-area-keys.js';
import { dealerErrors } from './dealer-errors.js';
import { dealerOfSlug, dealerSlug } from './dealer-slug.js';

const implement = implementWith<'db' | 'log'>();

const maxAreas = 200;

/** Dealers of the market, and dealers by area. */
export const dealerHandlers = (upstream: Upstream): Implementation[] => [
  implement(getDealers, async ({ query }, { db }) => {
    const { items, page = 1 } = query;
    const [total] = await db.select({ of: count() }).from(dealers);
    const found = await db
      .select()
      .from(dealers)
      .orderBy(asc(dealers.position), asc(dealers.id))
      .limit(items)
      .offset((page - 1) * items);
    return {
      data: found.map((dealer) => publicDealer(dealer, query.locale)),
      meta: { page, items, total: total?.of ?? 0 },
    };
  }),
  implement(getDealer, async ({ params, query }, { db }) => {
    const all = await db.select().from(dealers).orderBy(asc(dealers.position), asc(dealers.id));
    const found = dealerOfSlug(all, params.slug);
    if (!found) throw dealerErrors.unknownDealer();
    return { data: publicDealer(found, query.locale) };
  }),
  findDealersHandler(upstream),
];

function publicDealer(dealer: Dealer, locale: Locale) {
  const { texts: _texts, position: _position, ...own } = dealer;
  return { ...own, ...dealerTexts(dealer, locale), slug: dealerSlug(dealer) };
}

/**
 * Finds dealers by area: from the URL in `dealers.postcode_url`, if that fails from
 * `dealers.fallback_url`, and without either from the market's tables, with one row per area. An
 * empty search finds nothing. Site document, sections 7 and 8.
 */
export const findDealersHandler = (upstream: Upstream): Implementation =>
  implement(findDealers, async ({ query }, { db, locale, log }) => {
    const question = { locale, query: requestedOf(query) };
    const { settings, body } = await fetchWithFallback(upstream, question);
    if (body !== undefined) {
      return findDealers.response.parse(Array.isArray(body) ? { data: body } : body);
    }
    const keys = wantedKeys({
      brand: query['q[brand_eq]'],
      state: query['q[state_eq]'],
      postcode: query['q[postcode_eq]'],
      locality: query['q[locality_eq]'],
    });
    if (keys.length === 0) return { data: [] };
    const found = await db
      .select()
      .from(dealerAreas)
      .innerJoin(dealers, eq(dealers.id, dealerAreas.dealer_id))
      .where(arrayContains(dealerAreas.keys, keys))
      .orderBy(asc(dealers.position), asc(dealerAreas.postcode))
      .limit(maxAreas);
    if (found.length === 0 && settings.get('dealers.postcode_url') === '') {
      const [any] = await db.select({ id: dealerAreas.dealer_id }).from(dealerAreas).limit(1);
      if (!any) log.warn('No API URL has been provided');
    }
    return {
      data: found.map(({ dealer_areas: area, dealers: dealer }) => ({
        id: dealer.id,
        dealer_code: dealer.dealer_code,
        name: textsIn(dealer.texts, locale).name,
        address: textsIn(dealer.texts, locale).address,
        city: textsIn(dealer.texts, locale).city,
        phone: dealer.phone,
        email: dealer.email,
        latitude: dealer.latitude,
        longitude: dealer.longitude,
        brands: dealer.brands,
        postcode: area.postcode,
        state: localize(area.state, locale),
        locality: localize(area.locality, locale),
        area: locationOf(area),
      })),
    };
  });

const locationOf = ({ latitude, longitude }: typeof dealerAreas.$inferSelect) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Fetches from the fallback URL, if there is one, when the first URL fails. */
async function fetchWithFallback(
  upstream: Upstream,
  question: UpstreamRequest,
): Promise<UpstreamResponse> {
  try {
    return await upstream.fetch('dealers.postcode_url', question);
  } catch (error) {
    const fallback = await upstream.fetch('dealers.fallback_url', question);
    if (fallback.settings.get('dealers.fallback_url') === '') throw error;
    return fallback;
  }
}

const names = ['q[brand_eq]', 'q[state_eq]', 'q[postcode_eq]', 'q[locality_eq]'] as const;

const requestedOf = (query: { readonly [name in (typeof names)[number]]?: string | undefined }) =>
  Object.fromEntries(names.map((name) => [name, query[name]]));
