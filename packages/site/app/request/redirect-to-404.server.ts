import { type Locale, localizedPath } from '@mawkib/core/locale';
import { redirect } from 'react-router';
import type { SiteContext } from '../context/site-context.ts';

const defaultValue = '/404';
const safePath = /^\/(?![/\\])/;

/**
 * Redirects to the market's page for missing pages: `/404`, or the path of the setting
 * `page_not_found.path`. If that page is missing itself (`from`), the default one is used.
 */
export async function redirectTo404(
  site: Pick<SiteContext, 'market'>,
  locale: Locale,
  from?: string,
): Promise<Response> {
  const { settings } = await site.market(locale);
  const wanted = settings.get('page_not_found.path').trim() || defaultValue;
  const path = wanted === from || !safePath.test(wanted) ? defaultValue : wanted;
  return redirect(localizedPath(path, locale), 302);
}
