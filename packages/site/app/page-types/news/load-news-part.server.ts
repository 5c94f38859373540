import { getNews, type NewsItem } from '@mawkib/api-clients/contracts/content';
import type { PartContext } from '../part-context.ts';

/** Other stories below an article. */
const others = 3;

export interface NewsPart {
  kind: 'news';
  /** `yyyy-MM-dd` */
  date: string | null;
  /** Empty if they could not be loaded. */
  others: NewsItem[];
  isComplete: boolean;
}

/** Data of an article beside its blocks: its date, and three other stories. */
export async function loadNewsPart({ site, page, locale }: PartContext): Promise<NewsPart> {
  const { path, date = null } = page.attributes;
  const query = { locale, market: '', page: 1, items: others + 1 };
  const found = await site
    .call(getNews, { query }, { locale, timeoutMs: 2000 })
    .catch((error: unknown) => {
      site.log('warn', 'Other stories of an article could not be loaded', error);
      return null;
    });
  const stories = (found?.data ?? []).filter(({ link }) => link !== path);
  return { kind: 'news', date, others: stories.slice(0, others), isComplete: found !== null };
}
