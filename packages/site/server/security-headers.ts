import { randomBytes } from 'node:crypto';

/** What every nonce ends with: brotli reads a letter by the two before it, and these never change. */
export const nonceEnd = 'mk';

/** 128 random bits; a nonce belongs to one response. */
export const createNonce = () => randomBytes(16).toString('base64url') + nonceEnd;

/** Where the site's own video player is; it is asked for after consent alone. */
const player = 'https://www.youtube-nocookie.com';

const secure = /^https:\/\/(\*\.)?[a-z\d.-]+(:\d+)?$/i;
const local = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/i;

/**
 * Only this origin and the hosts that the market allows, and inline only what carries the document's
 * nonce. Style attributes are allowed because blocks hand their numbers to the styles as custom
 * properties. A host that is no `https://host`, nor `http://` on the visitor's own machine, is left out.
 */
export function contentSecurityPolicy(nonce: string, allowed: readonly string[] = []): string {
  const hosts = allowed.filter((host) => secure.test(host) || local.test(host));
  const others = hosts.map((host) => ` ${host}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${others}`,
    `style-src 'self' 'nonce-${nonce}'${others}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${others}`,
    `font-src 'self'${others}`,
    `connect-src 'self'${others}`,
    `media-src 'self'${others}`,
    `frame-src 'self' ${player}${others}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Headers of every answer, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};
