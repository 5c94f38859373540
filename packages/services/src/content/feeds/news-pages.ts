import type { Locale, Localized, ResponseOf } from '@mawkib/api-clients/contracts';
import type { getNews } from '@mawkib/api-clients/contracts/content';
import { locales, localize } from '@mawkib/core/locale';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import { imageUrl } from '../../media/image-sizes.js';

type NewsPage = {
  id: string;
  path: string;
  title: Localized;
  summary: Localized | null;
  date: string | null;
  image_id: string | null;
  total: number;
};

/** The type of pages that are articles. */
export const newsPageType = 'news';

/**
 * Published articles, newest first; those without a date come first. A language in which the site has
 * no pages has no news.
 */
export async function newsPages(
  db: Database,
  language: string,
  { page, items }: { page: number; items: number },
): Promise<ResponseOf<typeof getNews>> {
  const isOwn = (locales as readonly string[]).includes(language);
  const locale = language as Locale;
  const found = isOwn ? await pageOfNews(db, { page, items }) : [];
  const total = found[0]?.total ?? (isOwn && page > 1 ? await countOfNews(db) : 0);
  return {
    data: found.map(({ id, path, title, summary, date, image_id }) => ({
      id,
      title: localize(title, locale),
      date,
      image: image_id && imageUrl(image_id, { width: 640, height: 360 }),
      image_id,
      summary: localize(summary ?? {}, locale) || null,
      link: path,
    })),
    meta: { page, items, total, pages: Math.ceil(total / items) },
  };
}

const published = sql`live_path is not null
  and published ->> 'kind' = 'page' and published ->> 'page_type' = ${sql.raw(`'${newsPageType}'`)}`;

const pageOfNews = (db: Database, { page, items }: { page: number; items: number }) =>
  rows<NewsPage>(
    db,
    sql`select id, live_path as path, published -> 'title' as title,
        published #> '{traits,meta_description}' as summary,
        published #>> '{traits,date}' as date, published #>> '{traits,image_id}' as image_id,
        (count(*) over ())::int as total
      from pages where ${published}
      order by published #>> '{traits,date}' desc, id
      limit ${items} offset ${(page - 1) * items}`,
  );

async function countOfNews(db: Database): Promise<number> {
  const [counted] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from pages where ${published}`,
  );
  return counted?.total ?? 0;
}
