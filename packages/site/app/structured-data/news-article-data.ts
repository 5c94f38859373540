import { type Locale, localizedPath } from '@mawkib/core/locale';
import { imageUrl } from '@mawkib/ui';

interface ArticlePage {
  title: string;
  meta_description: string | null;
  image_id: string | null;
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
  ...(date && { datePublished: date }),
  inLanguage: locale,
  mainEntityOfPage: url,
  publisher: {
    '@type': 'Organization',
    name: publisher,
    url: `${publicUrl}${localizedPath('/', locale)}`,
  },
});
