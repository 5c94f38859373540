import type { CookieJar } from './cookie-jar.js';

export interface CookieAttributes {
  /** `/` unless given. */
  readonly path?: string;
  /** The host alone unless given. */
  readonly domain?: string;
  /** Seconds; 0 ends the cookie. Until the browser is closed unless given. */
  readonly maxAge?: number;
  /** Over https alone; not for a page on http. False unless given. */
  readonly isSecure?: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they end a cookie early, so they are refused
const breaking = /[;\u0000-\u001f\u007f]/;

/**
 * Writes a cookie for this site (`SameSite=Lax`), its value encoded. False when the jar refused, or
 * when name or attributes hold what would end them early; nothing is written then.
 */
export function writeCookie(
  jar: Pick<CookieJar, 'write'>,
  name: string,
  value: string,
  { path = '/', domain, maxAge, isSecure = false }: CookieAttributes = {},
): boolean {
  if (name === '' || breaking.test(name + path + (domain ?? '')) || name.includes('='))
    return false;
  const attributes = [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    ...(domain ? [`Domain=${domain}`] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  try {
    jar.write(attributes.join('; '));
    return true;
  } catch {
    return false;
  }
}
