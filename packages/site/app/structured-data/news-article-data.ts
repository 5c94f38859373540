import { TZDate } from '@date-fns/tz';
import { defaultMarket, type Locale, localizedPath } from '@mawkib/core/locale';
import { imageUrl } from '@mawkib/ui';

interface ArticlePage {
  title: string;
  meta_description: string | null;
  image_id: string | null;
  /** Time of the published version. */
  published_at?: string | null | undefined;
}

/** `NewsArticle` of schema.org. */
export const newsArticleData = (
  page: ArticlePage,
  {
    date,
    url,
    publicUrl,
    locale,
    publisher,
  }: { date: string | null; url: string; publicUrl: string; locale: Locale; publisher: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: page.title.slice(0, 110),
  ...(page.meta_description && { description: page.meta_description }),
  ...(page.image_id && { image: [`${publicUrl}${imageUrl(page.image_id, 1600, 900, 'jpg')}`] }),
  ...(date && { datePublished: dayIn(date) }),
  ...modifiedAfter(page.published_at, date),
  inLanguage: locale,
  mainEntityOfPage: url,
  author: organization(publisher, publicUrl, locale),
  publisher: organization(publisher, publicUrl, locale),
});

const organization = (name: string, publicUrl: string, locale: Locale) => ({
  '@type': 'Organization',
  name,
  url: `${publicUrl}${localizedPath('/', locale)}`,
});

/** A version published before the article's date is no change of it. */
function modifiedAfter(published: string | null | undefined, date: string | null) {
  const isLater = published && (!date || Date.parse(published) >= Date.parse(dayIn(date)));
  return isLater ? { dateModified: published } : {};
}

/** The beginning of a day, `yyyy-MM-dd`, with the market's time zone. */
function dayIn(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new TZDate(year, month - 1, day, defaultMarket.timeZone).toISOString();
}
