import type { RedirectTarget } from '../../../db/schema/page-snapshot.js';

/** HTTP status codes of redirects; the first is the default. */
const codes = [301, 302, 303, 307, 308] as const;

/** Base for relative URLs; its host never appears in a result. */
const site = new URL('https://site.invalid');

/**
 * Reads the target of a redirect page from stored data: 301 unless a valid code is given,
 * `redirect_path` if `to` is blank, encoded for a header. Undefined for a redirect without a usable
 * target: to itself, to no URL, to a scheme other than http and https. Site document, sections 3, 4
 * and 9.
 */
export function readRedirect(
  path: string,
  stored: Partial<RedirectTarget> | null,
): RedirectTarget | undefined {
  const { to, redirect_path = null, http_code, link_type, link_new_window } = stored ?? {};
  const wanted = [to, redirect_path].find((text) => typeof text === 'string' && text.trim() !== '');
  const url = wanted && URL.canParse(wanted.trim(), site.href) && new URL(wanted.trim(), site.href);
  if (!url || !['https:', 'http:'].includes(url.protocol)) return undefined;
  const isOwn = url.origin === site.origin;
  const { pathname, search, hash } = url;
  if (isOwn && (!wanted.trim().startsWith('/') || samePage(pathname, path))) return undefined;
  const isFile = link_type === 'file';
  return {
    to: isOwn ? `${pathname}${search}${hash}` : url.href,
    http_code: codes.find((code) => code === http_code) ?? codes[0],
    link_type: isFile ? 'file' : isOwn ? 'internal' : 'external',
    redirect_path,
    link_new_window: link_new_window === true,
  };
}

const samePage = (one: string, other: string): boolean =>
  trimmed(one) === trimmed(encodeURI(other));
const trimmed = (path: string) => path.replace(/(.)\/+$/, '$1');
