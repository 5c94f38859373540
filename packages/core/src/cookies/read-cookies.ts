import type { CookieJar } from './cookie-jar.js';

/** Max characters of all cookies; the rest is ignored. */
const limit = 64_000;

/**
 * Cookies by name. Empty if the jar throws or returns no string; a value that cannot be decoded is
 * returned raw; of two cookies with the same name the first one wins.
 */
export function readCookies(jar: Pick<CookieJar, 'read'>): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of contentOf(jar).slice(0, limit).split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

function contentOf(jar: Pick<CookieJar, 'read'>): string {
  try {
    const content: unknown = jar.read();
    return typeof content === 'string' ? content : '';
  } catch {
    return '';
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
