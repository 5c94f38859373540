import type { Locale } from '@mawkib/core/locale';
import { backKey } from './form-address.ts';

interface Visit {
  request: Request;
  url: URL;
  locale: Locale;
}

/** The page of this site that a visitor came from; the home page if it is unknown. */
export function backPath({ request, url, locale }: Visit): string {
  const home = `/${locale}/`;
  const named = url.searchParams.get(backKey) ?? sameOrigin(request.headers.get('referer'), url);
  if (!named || named.length > 500 || !URL.canParse(named, url)) return home;
  const page = new URL(named, url);
  const isPage = page.origin === url.origin && page.pathname.startsWith(home);
  return isPage && page.pathname !== url.pathname ? page.pathname + page.search : home;
}

/** Behind a proxy the request's own origin may differ in protocol. */
function sameOrigin(referer: string | null, { host }: URL): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return page.host === host ? page.pathname + page.search : undefined;
}
