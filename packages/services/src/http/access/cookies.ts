import { parseCookie, stringifySetCookie } from 'cookie';

/** One cookie of a Cookie header; undefined when it is absent or empty. */
export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name] || undefined;

/** A Cookie header without the cookies whose names begin with `name`; the others stay as they were sent. */
export const withoutCookie = (header: string | undefined, name: string): string =>
  (header ?? '')
    .split(';')
    .filter((pair) => !pair.trim().startsWith(name))
    .join(';');

interface CookieOptions {
  secure: boolean;
  path: string;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
}

/** A Set-Cookie value that no script reads and no other site sends along with a write. */
export const setCookie = (name: string, value: string, options: CookieOptions): string =>
  stringifySetCookie({ ...options, name, value, httpOnly: true, sameSite: 'lax' });
