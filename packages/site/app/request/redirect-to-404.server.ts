import { type Locale, localizedPath } from '@mawkib/core/locale';
import { redirect } from 'react-router';
import type { SiteContext } from '../context/site-context.ts';

const defaultValue = '/404';
const safePath = /^\/(?![/\\])/;

/**
 * The redirect to the market's page for what is missing: `/404`, or the page that the setting
 * `page_not_found.path` names. When that one is missing itself (`from`), the usual page takes over.
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
