import { getNews, locales } from '@mawkib/api-clients/contracts';
import { defaultMarket } from '@mawkib/core/locale';
import { asc, desc, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { carModels, dealers, newsItems } from '../../db/schema/index.js';
import { textsIn } from '../../locale/stored-texts.js';
import type { Upstream } from '../../upstream/create-upstream.js';
import type { LocalizedDocument, ModelPictures } from './page-documents.js';

type MarketContext = Pick<AppContext, 'db' | 'market'>;

const maxNews = 500;

/** Retailers and news of the market in every language. */
export async function marketDocuments(
  context: MarketContext,
  upstream: Upstream,
): Promise<LocalizedDocument[]> {
  const [retailers, news] = await Promise.all([
    retailerDocuments(context, upstream),
    newsDocuments(context, upstream),
  ]);
  return [...retailers, ...news];
}

async function retailerDocuments(
  { db }: MarketContext,
  upstream: Upstream,
): Promise<LocalizedDocument[]> {
  const found = await db.select().from(dealers).orderBy(asc(dealers.position), asc(dealers.id));
  const perLocale = locales.map(async (locale) => {
    const { settings } = await upstream.about(locale);
    const url = settings.get('footer.retailers_url');
    return found.map(({ id, texts, brands, image_id }) => {
      const { name, address, city, emirate } = textsIn(texts, locale);
      const others = locales.map((other) => textsIn(texts, other).name);
      return {
        locale,
        document: {
          id: `retailer/${id}`,
          kind: 'retailer' as const,
          title: name,
          keywords: [...others, emirate, ...brands].join(' '),
          description: [address, city].filter(Boolean).join(' · '),
          body: '',
          url,
          image_id,
          date: null,
        },
      };
    });
  });
  return (await Promise.all(perLocale)).flat();
}

/** News from the market's tables, or the newest of the configured source. */
async function newsDocuments(
  { db, market }: MarketContext,
  upstream: Upstream,
): Promise<LocalizedDocument[]> {
  const perLocale = locales.map(async (locale): Promise<LocalizedDocument[]> => {
    const known = market.news?.locales;
    if (known && !known.includes(locale)) return [];
    const query = { locale, market: defaultMarket.country, page: 1 };
    const { body } = await upstream.fetch('mena.news_api_url', { locale, query });
    const items =
      body === undefined
        ? await storedNews(db, locale)
        : getNews.response.parse(Array.isArray(body) ? { data: body } : body).data;
    return items.map(({ id, title, summary, link, date }) => ({
      locale,
      document: {
        id: `news/${id}`,
        kind: 'news',
        title,
        keywords: '',
        description: summary ?? '',
        body: '',
        url: link || null,
        image_id: null,
        date: date ?? null,
      },
    }));
  });
  return (await Promise.all(perLocale)).flat();
}

const storedNews = async (db: AppContext['db'], locale: string) => {
  const found = await db
    .select()
    .from(newsItems)
    .where(eq(newsItems.locale, locale))
    .orderBy(desc(newsItems.published_on), asc(newsItems.id))
    .limit(maxNews);
  return found.map(({ published_on, ...item }) => ({ ...item, date: published_on }));
};

/** The first picture of each model. */
export async function modelPictures({ db }: Pick<AppContext, 'db'>): Promise<ModelPictures> {
  const found = await db
    .select({ nameplate: carModels.nameplate, image_id: carModels.image_id })
    .from(carModels)
    .orderBy(desc(carModels.position));
  return new Map(
    found.flatMap(({ nameplate, image_id }) => (image_id ? [[nameplate, image_id]] : [])),
  );
}
