import type { RedirectTarget } from '../../../db/schema/page-snapshot.js';

/** Codes by which a browser goes on to another address; the first is the usual one. */
const codes = [301, 302, 303, 307, 308] as const;

/** Only what matters of a site's own address; the host is any. */
const site = new URL('https://site.invalid');

/**
 * Where a redirect page leads, whatever is stored: 301 unless another code of a redirect is given,
 * `redirect_path` where `to` is blank, an address that a header can carry. Undefined for one that
 * leads nowhere: to itself, to no address, to what is neither `https` nor `http`. Site document,
 * sections 3, 4 and 9.
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

const samePage = (one: string, other: string): boolean => plain(one) === plain(encodeURI(other));
const plain = (path: string) => path.replace(/(.)\/+$/, '$1');
