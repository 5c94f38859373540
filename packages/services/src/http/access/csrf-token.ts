import { createHash, timingSafeEqual } from 'node:crypto';

/** The CSRF token of a session, derived from the secret in its cookie. */
export const csrfToken = (sessionToken: string): string =>
  createHash('sha256').update(`csrf ${sessionToken}`).digest('base64url');

export function isCsrfToken(sessionToken: string, given: string | undefined): boolean {
  const expected = Buffer.from(csrfToken(sessionToken));
  const actual = Buffer.from(given ?? '');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
