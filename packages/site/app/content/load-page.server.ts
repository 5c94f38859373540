import { ServiceError } from '@mawkib/api-clients';
import {
  type ContentPage,
  getPageByPath,
  type PublicPage,
} from '@mawkib/api-clients/contracts/content';
import type { Locale } from '@mawkib/core/locale';
import { localizedPath } from '@mawkib/core/locale';
import type { SiteContext } from '../context/site-context.ts';
import { isMissing } from '../request/is-missing.server.ts';
import { redirectTo404 } from '../request/redirect-to-404.server.ts';
import { isRedirectSignal, RedirectSignal, redirectResponse } from './redirect-signal.server.ts';

/** Max time in ms for a page's content; then the error page offers to try again. */
const pageTimeLimit = 1800;

/** `/a/b/` and `a/b` are the page `/a/b`; the empty path is home, `/`. */
export const pagePath = (rest: string | undefined) => `/${(rest ?? '').replace(/^\/+|\/+$/g, '')}`;

/**
 * Loads the page at a path. A path that differs only in case redirects to the page's own (301). A
 * missing page redirects to the market's 404 page, a redirect page to its target with the query
 * string; other failures are thrown to the error page. `instead` returns the content of a path that
 * has no page made by staff, if it has any. Without a path no call is made. Site document, sections 5 and 8.
 */
export async function loadPage(
  site: Pick<SiteContext, 'call' | 'market'>,
  { path, locale, search, cookie }: PageRequest,
  instead?: () => Promise<ContentPage | undefined>,
): Promise<ContentPage> {
  if (path.trim() === '') {
    throw new ServiceError('contract', 'You have to provide current page pathname.', {
      operation: getPageByPath.id,
    });
  }
  try {
    const input = { params: { path: path.slice(1) }, query: { locale } };
    const { data: page } = await site.call(getPageByPath, input, {
      locale,
      cookie,
      timeoutMs: pageTimeLimit,
    });
    if (page.type === 'redirect') throw redirectSignal(page, locale, search);
    return page;
  } catch (error) {
    if (isRedirectSignal(error)) throw redirectResponse(error);
    if (isMissing(error)) {
      const other = await instead?.();
      if (other) return other;
      const led = await redirectOfQuery(site, { path, locale, search, cookie });
      if (led) throw redirectResponse(led);
      const plain = path.toLowerCase();
      if (plain !== path && (await hasPage(site, plain, locale))) {
        throw otherCase(plain, locale, search);
      }
      if (await isResultsPage(site, path, locale, search)) throw resultsAt(locale, search);
      throw await redirectTo404(site, locale, path);
    }
    throw error;
  }
}

/** The redirect from a path with this query, if there is one. */
async function redirectOfQuery(
  site: Pick<SiteContext, 'call'>,
  { path, locale, search, cookie }: PageRequest,
): Promise<RedirectSignal | undefined> {
  if (search.length < 2 || search.length > 2000) return undefined;
  const input = { params: { path: path.slice(1) }, query: { locale, search } };
  try {
    const { data } = await site.call(getPageByPath, input, { locale, cookie });
    return data.type === 'redirect' ? redirectSignal(data, locale, '') : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const hasPage = (site: Pick<SiteContext, 'call'>, path: string, locale: Locale) =>
  site.call(getPageByPath, { params: { path: path.slice(1) }, query: { locale } }, { locale }).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );

/** True for a search at the address of the settings, where staff have made no page. */
async function isResultsPage(
  { market }: Pick<SiteContext, 'market'>,
  path: string,
  locale: Locale,
  search: string,
): Promise<boolean> {
  if (!new URLSearchParams(search).has('q')) return false;
  const { settings } = await market(locale);
  return path === pagePath(settings.get('search.popup.results_url'));
}

const resultsAt = (locale: Locale, search: string): Response =>
  redirectResponse(
    new RedirectSignal(localizedPath('/search', locale) + search, { status: 302, leaves: false }),
  );

/** Redirects to the same path in its own case. */
export const otherCase = (path: string, locale: Locale, search: string): Response =>
  redirectResponse(
    new RedirectSignal(localizedPath(path, locale) + search, { status: 301, leaves: false }),
  );

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
