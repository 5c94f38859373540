import type { ContentPage } from '@mawkib/api-clients/contracts/content';
import { brandNameOf } from '@mawkib/core/brands';
import type { Locale } from '@mawkib/core/locale';
import type { PagePart } from '../page-types/load-page-part.server.ts';
import { newsArticleData } from './news-article-data.ts';
import { offerData } from './offer-data.ts';

interface Surroundings {
  page: ContentPage['attributes'];
  /** The canonical URL. */
  url: string;
  publicUrl: string;
  locale: Locale;
}

/** Structured data of an article or an offer; null for other pages. */
export function pagePartData(part: PagePart, { page, url, publicUrl, locale }: Surroundings) {
  const name = brandNameOf(page.theme);
  if (part.kind === 'news') {
    return newsArticleData(page, { date: part.date, url, publicUrl, locale, publisher: name });
  }
  if (part.kind === 'offer' && !part.isEnded) {
    return offerData(part.offer, { url, publicUrl, seller: name });
  }
  return null;
}
