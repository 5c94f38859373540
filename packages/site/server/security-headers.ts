import { randomBytes } from 'node:crypto';
import type { PagePolicy, PolicySources } from '../app/request/store-headers.ts';

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

const isSource = (host: string) => secure.test(host) || local.test(host);

/**
 * Content policy: this origin, further sources by directive (of the market, of one page), and inline
 * code with the document's nonce. Style attributes are allowed because blocks pass numbers to styles
 * as custom properties. Hosts other than `https://host` (or `http://` on localhost) are ignored.
 */
export function contentSecurityPolicy(
  nonce: string,
  sources: readonly (PolicySources | undefined)[] = [],
): string {
  const of = (directive: keyof PolicySources) =>
    sources
      .flatMap((each) => each?.[directive] ?? [])
      .filter(isSource)
      .map((host) => ` ${host}`)
      .join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${of('script-src')}`,
    `style-src 'self' 'nonce-${nonce}'${of('style-src')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${of('img-src')}`,
    `font-src 'self'${of('font-src')}`,
    `connect-src 'self'${of('connect-src')}`,
    `media-src 'self'${of('media-src')}`,
    `frame-src 'self' ${player}${of('frame-src')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${of('form-action')}`,
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

/** Headers of a page with an additional policy. */
export function pageSecurityHeaders(policy: PagePolicy | undefined): Record<string, string> {
  const headers = { ...securityHeaders };
  if (!policy) return headers;
  // Wildcards are not supported in this header.
  const frames = policy.paymentFrames.filter((host) => isSource(host) && !host.includes('*'));
  if (frames.length > 0) {
    const allowed = ['self', ...frames.map((host) => `"${host}"`)].join(' ');
    headers['permissions-policy'] =
      `camera=(), microphone=(), payment=(${allowed}), geolocation=(self)`;
  }
  if (policy.opensWindows) headers['cross-origin-opener-policy'] = 'same-origin-allow-popups';
  return headers;
}
