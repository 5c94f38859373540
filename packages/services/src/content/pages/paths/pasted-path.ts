import { withoutInvisible, withoutLocale } from '@mawkib/core/locale';
import { pagePath } from './page-paths.js';

/** A typed or pasted path, normalised; `query` has its `?`. */
export interface PastedPath {
  path: string;
  query: string;
}

/**
 * Path of what staff type or paste: a path, or a whole URL from the address bar of any host.
 * Decoded, in NFC and lower case, without locale, hash, dot segments and doubled slashes (RFC 3986,
 * 6.2.2), so that every spelling of an address is one page.
 */
export function pastedPath(text: string): PastedPath {
  const given = withoutInvisible(text).trim();
  const local = given.replace(/^https?:\/\/[^/?#\\]*/i, '').replace(/#.*$/, '');
  const [rest = '', ...search] = local.split('?');
  const path = withoutLocale(pagePath(withoutDots(rest)));
  return { path: normalPath(path), query: redirectQuery(search.join('?')) };
}

/** A path in the spelling in which redirects are stored. */
export const normalPath = (path: string): string => path.normalize('NFC').toLowerCase();

function withoutDots(path: string): string {
  const kept: string[] = [];
  for (const part of path.split('/').map(decoded)) {
    if (part === '..') kept.pop();
    else if (part !== '.' && part !== '') kept.push(part);
  }
  return `/${kept.join('/')}`;
}

/** Decoded, unless it is no UTF-8 or a slash would become one of the path. */
function decoded(part: string): string {
  try {
    const text = decodeURIComponent(part);
    return text.includes('/') ? part : text;
  } catch {
    return part;
  }
}

/** Parameters that advertisements add: they never tell two pages apart. */
const ofCampaigns = /^(?:utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|yclid|_ga|_gl)$/i;

/** A query in one order and spelling, without parameters of campaigns; '' or with its `?`. */
export function redirectQuery(search: string): string {
  const params = new URLSearchParams(search.replace(/^\?/, ''));
  for (const name of [...params.keys()]) if (ofCampaigns.test(name)) params.delete(name);
  params.sort();
  return params.size > 0 ? `?${params}` : '';
}
