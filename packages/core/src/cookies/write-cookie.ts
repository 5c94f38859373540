import type { CookieJar } from './cookie-jar.js';

export interface CookieAttributes {
  /** Default: `/`. */
  readonly path?: string;
  /** Default: the host only. */
  readonly domain?: string;
  /** In seconds; 0 deletes the cookie. Default: a session cookie. */
  readonly maxAge?: number;
  /** Https only; do not set it on an http page. Default: false. */
  readonly isSecure?: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they end a cookie early, so they are rejected
const breaking = /[;\u0000-\u001f\u007f]/;

/**
 * Writes a cookie for this site (`SameSite=Lax`) with an encoded value. Returns false if the jar
 * rejects it, or if the name or attributes contain characters that would end them; then nothing is
 * written.
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
