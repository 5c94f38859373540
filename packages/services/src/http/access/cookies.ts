/** One cookie of a Cookie header; undefined when it is absent or empty. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** A Cookie header without the cookies whose names begin with `name`. */
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
export function setCookie(name: string, value: string, { secure, path, maxAge }: CookieOptions) {
  const attributes = ['HttpOnly', 'SameSite=Lax', `Path=${path}`, `Max-Age=${maxAge}`];
  return [`${name}=${value}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ');
}
