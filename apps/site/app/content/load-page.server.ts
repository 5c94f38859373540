import { isServiceError } from '@mawkib/api-clients';
import { type ContentPage, getPageByPath, type PublicPage } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import { localizedPath } from '@mawkib/core/locale';
import type { SiteContext } from '../site-context.ts';
import { leadToNotFound } from './lead-to-not-found.server.ts';
import { isRedirectSignal, RedirectSignal, redirectResponse } from './redirect-signal.server.ts';

/** `/a/b/` and `a/b` are the page `/a/b`; the empty path is home, `/`. */
export const pagePath = (rest: string | undefined) => `/${(rest ?? '').replace(/^\/+|\/+$/g, '')}`;

/**
 * The page at a path. A missing page sends to the market's 404 page, a redirect page to its target
 * with the query string; any other failure is thrown for the error page. `instead` gives what stands
 * at a path where staff made no page.
 */
export async function loadPage(
  site: Pick<SiteContext, 'call' | 'market'>,
  { path, locale, search, cookie }: PageRequest,
  instead?: () => Promise<ContentPage>,
): Promise<ContentPage> {
  try {
    const input = { params: { path: path.slice(1) }, query: { locale } };
    const { data: page } = await site.call(getPageByPath, input, { locale, cookie });
    if (page.type === 'redirect') throw redirectSignal(page, locale, search);
    return page;
  } catch (error) {
    if (isRedirectSignal(error)) throw redirectResponse(error);
    if (isServiceError(error) && error.status === 404) {
      if (instead) return await instead();
      throw await leadToNotFound(site, locale, path);
    }
    throw error;
  }
}

interface PageRequest {
  path: string;
  locale: Locale;
  search: string;
  cookie?: string;
}

function redirectSignal(
  page: Extract<PublicPage, { type: 'redirect' }>,
  locale: Locale,
  search: string,
): RedirectSignal {
  const { to, http_code = 301, link_type = 'internal' } = page.attributes;
  const target = link_type === 'internal' ? localizedPath(to, locale) : to;
  const [address = '', hash] = target.split('#');
  const query = search.replace(/^\?/, '');
  const joined = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
  return new RedirectSignal(hash === undefined ? joined : `${joined}#${hash}`, {
    status: http_code,
    leaves: link_type !== 'internal',
  });
}
