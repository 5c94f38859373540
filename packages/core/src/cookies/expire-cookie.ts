import type { CookieJar } from './cookie-jar.js';
import { writeCookie } from './write-cookie.js';

/** Where the page is; the browser's `location` fits. */
export interface CookiePlace {
  readonly hostname: string;
  /** For cookies that were set below the root. */
  readonly pathname: string;
}

/**
 * Ends a cookie wherever a page of this host can have set it: for the host alone, for the host and
 * each parent domain, on the root and on each folder of the path. A script cannot end a cookie that
 * is `HttpOnly`, of another host, or on a path elsewhere (then give that path).
 */
export function expireCookie(
  jar: Pick<CookieJar, 'write'>,
  name: string,
  place: CookiePlace,
  declared: { readonly domain?: string; readonly path?: string } = {},
): void {
  const domains = declared.domain ? [declared.domain] : [undefined, ...domainsOf(place.hostname)];
  const paths = declared.path ? [declared.path] : foldersOf(place.pathname);
  const isSecure = /^__(Secure|Host)-/i.test(name);
  for (const domain of domains) {
    for (const path of paths) writeCookie(jar, name, '', { path, domain, maxAge: 0, isSecure });
  }
}

/** `www.shop.example` → `www.shop.example`, `shop.example`; an address in digits has no parents. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  if (labels.length < 2 || /^[\d.]+$|:/.test(hostname)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** `/ar/cars` → `/`, `/ar`, `/ar/`, `/ar/cars`. A cookie of `/ar` is another one than of `/ar/`. */
function foldersOf(pathname: string): string[] {
  const folders = ['/'];
  const names = pathname.split('/').filter((name) => name !== '');
  names.slice(0, 8).forEach((_, index) => {
    const folder = `/${names.slice(0, index + 1).join('/')}`;
    folders.push(folder, `${folder}/`);
  });
  return folders;
}
