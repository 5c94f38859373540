import { locales } from '@mawkib/api-clients/contracts';
import { getNews } from '@mawkib/api-clients/contracts/content';
import { defaultMarket } from '@mawkib/core/locale';
import { asc, desc } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { carModels, dealers } from '../../db/schema/index.js';
import { textsIn } from '../../locale/stored-texts.js';
import type { Upstream } from '../../upstream/create-upstream.js';
import { dealerSlug } from '../dealers/dealer-slug.js';
import type { LocalizedDocument, ModelPictures } from './page-documents.js';

type MarketContext = Pick<AppContext, 'db' | 'market'>;

/** Retailers, and news from another system, in every language. The market's own news are pages. */
export async function marketDocuments(
  context: MarketContext,
  upstream: Upstream,
): Promise<LocalizedDocument[]> {
  const [retailers, news] = await Promise.all([
    retailerDocuments(context),
    newsDocuments(context, upstream),
  ]);
  return [...retailers, ...news];
}

async function retailerDocuments({ db }: MarketContext): Promise<LocalizedDocument[]> {
  const found = await db.select().from(dealers).orderBy(asc(dealers.position), asc(dealers.id));
  return locales.flatMap((locale) =>
    found.map((dealer) => {
      const { id, texts, brands, image_id } = dealer;
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
          url: `/retailers/${dealerSlug(dealer)}`,
          image_id,
          date: null,
        },
      };
    }),
  );
}

/** The newest news of the configured source. */
async function newsDocuments(
  { market }: MarketContext,
  upstream: Upstream,
): Promise<LocalizedDocument[]> {
  const perLocale = locales.map(async (locale): Promise<LocalizedDocument[]> => {
    const known = market.news?.locales;
    if (known && !known.includes(locale)) return [];
    const query = { locale, market: defaultMarket.country, page: 1 };
    const { body } = await upstream.fetch('mena.news_api_url', { locale, query });
    if (body === undefined) return [];
    const { data } = getNews.response.parse(Array.isArray(body) ? { data: body } : body);
    return data.map(({ id, title, summary, link, date }) => ({
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
