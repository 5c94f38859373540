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
 * Content policy: this origin, the market's allowed hosts, and inline code with the document's
 * nonce. Style attributes are allowed because blocks pass numbers to styles as custom properties.
 * Hosts other than `https://host` (or `http://` on localhost) are ignored. `sources` are those of
 * one page, by directive.
 */
export function contentSecurityPolicy(
  nonce: string,
  allowed: readonly string[] = [],
  sources: PolicySources = {},
): string {
  const others = allowed
    .filter(isSource)
    .map((host) => ` ${host}`)
    .join('');
  const of = (directive: keyof PolicySources) =>
    (sources[directive] ?? [])
      .filter(isSource)
      .map((host) => ` ${host}`)
      .join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${others}${of('script-src')}`,
    `style-src 'self' 'nonce-${nonce}'${others}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${others}${of('img-src')}`,
    `font-src 'self'${others}`,
    `connect-src 'self'${others}${of('connect-src')}`,
    `media-src 'self'${others}`,
    `frame-src 'self' ${player}${others}${of('frame-src')}`,
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

/** Headers of a page with a policy of its own. */
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
