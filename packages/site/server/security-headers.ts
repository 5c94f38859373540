import { randomBytes } from 'node:crypto';

/**
 * Common end of all nonces: brotli predicts a letter from the two before it, so these must not
 * change.
 */
export const nonceEnd = 'mk';

/** 128 random bits; use a new nonce for each response. */
export const createNonce = () => randomBytes(16).toString('base64url') + nonceEnd;

/** Host of the video player, used only after consent. */
const player = 'https://www.youtube-nocookie.com';

const secure = /^https:\/\/(\*\.)?[a-z\d.-]+(:\d+)?$/i;
const local = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/i;

/**
 * Content policy: this origin, the market's allowed hosts, and inline code with the document's
 * nonce. Style attributes are allowed because blocks pass numbers to styles as custom properties.
 * Hosts other than `https://host` (or `http://` on localhost) are ignored.
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

/** Headers of every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};
