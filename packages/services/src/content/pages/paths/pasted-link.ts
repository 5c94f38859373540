import { withoutInvisible, withoutLocale } from '@mawkib/core/locale';
import { normalPath } from './pasted-path.js';
import { reservedBelow, reservedSegments } from './path-checks.js';

/**
 * A link that staff type or paste, as it is stored: an address of this site in any spelling is a
 * path (`ownPath`). Other links and blank ones are trimmed only.
 */
export const pastedLink = (text: string, origin: string): string =>
  ownPath(text, origin) ?? withoutInvisible(text).trim();

/**
 * Path of an address of this site without its locale, decoded, with query and hash; undefined for
 * any other text. Paths of pages are in lower case, as pages are; a route's path may have an id.
 */
export function ownPath(text: string, origin: string): string | undefined {
  const given = withoutInvisible(text).trim();
  const host = `//${new URL(origin).host}`;
  const local = given.replace(/^https?:(?=\/\/)/i, '');
  const isOwn = local !== given && local.toLowerCase().startsWith(host);
  const path = isOwn ? local.slice(host.length) || '/' : given;
  if (isOwn ? !/^[/?#]/.test(path) : !path.startsWith('/')) return;
  if (/^\/[/\\]/.test(path) || !URL.canParse(path, origin)) return;
  const { pathname, search, hash } = new URL(path, origin);
  const page = withoutLocale(readable(pathname)).replace(/(.)\/+$/, '$1');
  const [, first = ''] = page.split('/');
  const isRoute = reservedSegments.has(first) || reservedBelow.has(first);
  return `${isRoute ? page : normalPath(page)}${search}${hash}`;
}

/** Characters that mean something else, or nothing, once they are decoded. */
const keptEncoded = /[\p{C}\p{Zl}\p{Zp}%\\/?#;:@&=+$,]/u;

/** Decoded and in NFC, as an address that still leads to the same page. */
const readable = (pathname: string): string =>
  pathname
    .replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
      try {
        return [...decodeURIComponent(encoded)]
          .map((sign) => (keptEncoded.test(sign) ? encodeURIComponent(sign) : sign))
          .join('');
      } catch {
        return encoded;
      }
    })
    .normalize('NFC');
