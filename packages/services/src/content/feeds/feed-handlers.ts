import { getCollection, getDataFile, getNews } from '@mawkib/api-clients/contracts/content';
import { defaultMarket } from '@mawkib/core/locale';
import type { MarketNews } from '@mawkib/core/market';
import { and, asc, eq } from 'drizzle-orm';
import { collectionItems } from '../../db/schema/index.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import { imageUrl } from '../../media/image-sizes.js';
import type { Upstream } from '../../upstream/create-upstream.js';
import { newsPages } from './news-pages.js';
import { readDataFile } from './read-data-file.js';

const implement = implementWith<'db'>();

const picture = (id: string | null) => id && imageUrl(id, { width: 640, height: 360 });

/** The requested locale and country where the market has news for them, else its defaults. */
function newsOf(requested: { locale: string; market: string }, news: MarketNews | undefined) {
  const { locales = [requested.locale], markets = [requested.market] } = news ?? {};
  const one = (list: readonly string[], wanted: string, defaultValue: string) =>
    [wanted, defaultValue].find((value) => list.includes(value)) ?? list[0] ?? defaultValue;
  return {
    locale: one(locales, requested.locale, locales[0] ?? requested.locale),
    market: one(markets, requested.market, defaultMarket.country),
  };
}

/**
 * Rows of an upstream response: an array, or an object with `data`, of which the other members are
 * included.
 */
const upstreamRows = (body: unknown) => (Array.isArray(body) ? { data: body } : body);

/**
 * News, collections and data files from the configured upstream URLs. Else news are the market's own pages, which
 * have no country, and collections and data files are rows of tables.
 */
export const feedHandlers = (upstream: Upstream, news?: MarketNews): Implementation[] => [
  implement(getNews, async ({ query }, { db, locale: requested }) => {
    const { locale, market } = newsOf(query, news);
    const { page } = query;
    const question = { locale: requested, query: { locale, market, page } };
    const { body } = await upstream.fetch('mena.news_api_url', question);
    if (body !== undefined) return getNews.response.parse(upstreamRows(body));
    return newsPages(db, locale, query);
  }),
  implement(getDataFile, async ({ params }, { db, locale }) => ({
    data: await readDataFile(params.name, { upstream, db, locale }),
  })),
  implement(getCollection, async ({ query }, { db, locale }) => {
    const { lang, market, collection, limit } = query;
    const question = { locale, query: { lang, market, collection, limit } };
    const { body } = await upstream.fetch('mena.collections_api_url', question);
    if (body !== undefined) return getCollection.response.parse(upstreamRows(body));
    const found = await db
      .select()
      .from(collectionItems)
      .where(
        and(
          eq(collectionItems.lang, lang),
          collection ? eq(collectionItems.collection, collection) : undefined,
          market ? eq(collectionItems.market, market) : undefined,
        ),
      )
      .orderBy(asc(collectionItems.position), asc(collectionItems.id))
      .limit(limit);
    return {
      data: found.map(({ id, title, description, image_id, link, group_name }) => ({
        id,
        title,
        description,
        image: picture(image_id),
        link,
        group: group_name,
      })),
    };
  }),
];
