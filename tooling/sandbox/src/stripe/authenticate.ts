import type { IncomingHttpHeaders } from 'node:http';
import type { Keys } from '../surroundings/keys.ts';
import { StripeFailure } from './stripe-failure.ts';

const reject = (status: number, message: string, code?: string) =>
  new StripeFailure(status, { type: 'invalid_request_error', message, ...(code && { code }) });

function keyOf(authorization: string | undefined): string | undefined {
  const [, scheme = '', rest = ''] = /^(Bearer|Basic)\s+(\S+)$/i.exec(authorization ?? '') ?? [];
  if (scheme.toLowerCase() !== 'basic') return rest || undefined;
  return Buffer.from(rest, 'base64').toString('utf8').split(':')[0];
}

/** Authenticates a call ("Authentication" and "Connected Accounts" in Stripe's API reference). */
export function authenticate(
  headers: IncomingHttpHeaders,
  params: { key?: unknown },
  keys: Keys,
): { account: string; isPublic: boolean } {
  const key = keyOf(headers.authorization) ?? (typeof params.key === 'string' ? params.key : '');
  if (!key) {
    throw reject(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  const isPublic = key === keys.stripePublishable;
  if (!isPublic && key !== keys.stripeSecret) {
    throw reject(401, `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
  }
  const account = headers['stripe-account'];
  if (account === undefined) return { account: '', isPublic };
  if (typeof account !== 'string' || !/^acct_\w+$/.test(account)) {
    const message = `The provided key does not have access to account '${String(account)}' (or that account does not exist). Application access may have been revoked.`;
    throw reject(403, message, 'account_invalid');
  }
  return { account, isPublic };
}
