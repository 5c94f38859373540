import type { CookieJar } from './cookie-jar.js';
import { writeCookie } from './write-cookie.js';

/** Location of the page; the browser's `location` fits. */
export interface CookieLocation {
  readonly hostname: string;
  /** For cookies that were set below the root. */
  readonly pathname: string;
}

/**
 * Deletes a cookie on every domain and path where a page of this host can set it: the host, each
 * parent domain, the root and each folder of the path. Cannot delete cookies that are `HttpOnly`,
 * of another host, or on another path (pass that path).
 */
export function expireCookie(
  jar: Pick<CookieJar, 'write'>,
  name: string,
  place: CookieLocation,
  declared: { readonly domain?: string; readonly path?: string } = {},
): void {
  const domains = declared.domain ? [declared.domain] : [undefined, ...domainsOf(place.hostname)];
  const paths = declared.path ? [declared.path] : foldersOf(place.pathname);
  const isSecure = /^__(Secure|Host)-/i.test(name);
  for (const domain of domains) {
    for (const path of paths) writeCookie(jar, name, '', { path, domain, maxAge: 0, isSecure });
  }
}

/** `www.shop.example` → `www.shop.example`, `shop.example`; an IP address has no parents. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  if (labels.length < 2 || /^[\d.]+$|:/.test(hostname)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** `/ar/cars` → `/`, `/ar`, `/ar/`, `/ar/cars`. Cookies of `/ar` and `/ar/` are different. */
function foldersOf(pathname: string): string[] {
  const folders = ['/'];
  const names = pathname.split('/').filter((name) => name !== '');
  names.slice(0, 8).forEach((_, index) => {
    const folder = `/${names.slice(0, index + 1).join('/')}`;
    folders.push(folder, `${folder}/`);
  });
  return folders;
}
