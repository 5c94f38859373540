import { type ConsentScope, consentScopes } from '../consent-scopes/consent-scopes.js';
import type { CookieJar } from '../cookies/cookie-jar.js';
import { type CookieLocation, expireCookie } from '../cookies/expire-cookie.js';
import { readCookies } from '../cookies/read-cookies.js';
import { listOf, oneOf } from '../reading/decoder.js';
import { isFields, textIn } from '../reading/fields.js';

/** A cookie that is allowed only while its scope is granted. */
export interface DeclaredCookie {
  readonly scope: ConsentScope;
  /** `*` matches any characters, including none: `_ga*`. */
  readonly name: string;
  /** Default: the host and every parent domain. */
  readonly domain?: string;
  /** Default: the root and every folder of the page's path. */
  readonly path?: string;
}

const readScope = oneOf(consentScopes);

/**
 * Decodes the setting `consent.cookies`, a list of declared cookies. Entries without a name or a
 * known scope are dropped, and so is a name that would match every cookie; undefined if it is not a
 * list.
 */
export const readDeclaredCookies = listOf((value): DeclaredCookie | undefined => {
  if (!isFields(value)) return undefined;
  const name = textIn(value, 'name')?.trim();
  const scope = readScope(value.scope);
  if (!name || !scope || name.length > 200 || /^\**$|[\s;,=]/.test(name)) return undefined;
  return { scope, name, domain: textIn(value, 'domain'), path: textIn(value, 'path') };
});

/** Deletes the declared cookies of scopes that are not granted. */
export function expireUngranted(
  jar: CookieJar,
  declared: readonly DeclaredCookie[],
  granted: (scope: ConsentScope) => boolean,
  place: CookieLocation,
): void {
  const ungranted = declared.filter(({ scope }) => !granted(scope));
  if (ungranted.length === 0) return;
  const present = [...readCookies(jar).keys()];
  for (const cookie of ungranted) {
    for (const name of present.filter((known) => matches(cookie.name, known))) {
      expireCookie(jar, name, place, cookie);
    }
  }
}

/** Matches the parts between the stars in order, in linear time. */
function matches(pattern: string, name: string): boolean {
  const parts = pattern.split('*');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length === 1) return pattern === name;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= name.length - last.length;
}
