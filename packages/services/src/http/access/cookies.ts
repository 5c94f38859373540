import { parseCookie, stringifySetCookie } from 'cookie';

/** The value of one cookie of a Cookie header; undefined when it is absent or empty. */
export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name] || undefined;

/**
 * A Cookie header without the cookies with a name that starts with `name`. The others stay
 * unchanged.
 */
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

/** A Set-Cookie value: `HttpOnly`, and not sent with writes from other sites. */
export const setCookie = (name: string, value: string, options: CookieOptions): string =>
  stringifySetCookie({ ...options, name, value, httpOnly: true, sameSite: 'lax' });
