import { type ContentPage, getBreadcrumbs } from '@mawkib/api-clients/contracts/content';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import type { SiteContext } from '../context/site-context.ts';
import { siteMessages } from '../page/site-messages.ts';
import { isMissing } from '../request/is-missing.server.ts';

/** A page above another one, or that page itself. Its URL has the language. */
export interface Crumb {
  label: string;
  url: string;
}

const timeLimit = 1_000;

/**
 * Breadcrumbs of a content page; none for the home page, for pages without the site's layout, and
 * if the page turns them off or they cannot be loaded. A page without an id is that of an offer, below
 * the page of all offers.
 */
export async function loadBreadcrumbs(
  { call, log, market }: Pick<SiteContext, 'call' | 'log' | 'market'>,
  { id, attributes: { path, layout, title, page_type, hide_breadcrumbs } }: ContentPage,
  locale: Locale,
): Promise<Crumb[]> {
  if (path === '/' || layout !== 'brand' || hide_breadcrumbs) return [];
  if (id === '') {
    if (page_type !== 'offer') return [];
    const listPath = (await market(locale)).settings.get('offers.list_path');
    return [
      { label: siteMessages(locale)('home'), url: localizedPath('/', locale) },
      { label: siteMessages(locale)('offers'), url: localizedPath(listPath, locale) },
      { label: title, url: localizedPath(path, locale) },
    ];
  }
  try {
    const input = { params: { page_id: id }, query: { locale } };
    const { data } = await call(getBreadcrumbs, input, {
      locale,
      signal: AbortSignal.timeout(timeLimit),
    });
    return data.map(({ label, url }) => ({ label, url: localizedPath(url, locale) }));
  } catch (error) {
    // A draft has none.
    if (!isMissing(error)) log('warn', `The breadcrumbs of ${path} could not be loaded`, error);
    return [];
  }
}
