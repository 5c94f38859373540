import { isIP } from 'node:net';
import { UpstreamError } from './outside-error.js';
import { isLoopback, isPublicAddress } from './public-address.js';

/** Every address that a name stands for. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface AddressRules {
  resolve: Resolve;
  /** Lets `http` and this machine be asked under the name `localhost`. For development alone. */
  allowLocal: boolean;
}

/** Addresses of a name that are tried, one after the other. */
const maxTried = 4;

const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * An address that may be asked: `https`, no credentials, nothing inside as far as it tells by itself;
 * `http` to this machine where allowed.
 */
export function readAddress(address: string, allowLocal: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) throw new UpstreamError('address', '');
  const isLocal = allowLocal && localNames.includes(url.hostname);
  const isAllowed = url.protocol === 'https:' || (isLocal && url.protocol === 'http:');
  if (!isAllowed || url.username !== '' || url.password !== '') {
    throw new UpstreamError('address', url.hostname);
  }
  if (!isLocal && isInside(url.hostname)) throw new UpstreamError('inside', url.hostname);
  return url;
}

function isInside(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return /(^|\.)localhost\.?$/.test(host);
}

/**
 * The addresses that a connection may go to, IPv4 first: not every server reaches the other kind. A
 * name that also stands for an address inside is refused whole, so that no later resolution can
 * lead there.
 */
export async function pinAddresses(
  url: URL,
  { resolve, allowLocal }: AddressRules,
): Promise<readonly string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await resolve(host) : [host];
  const isLocal = allowLocal && localNames.includes(url.hostname);
  const mayReach = isLocal ? isLoopback : isPublicAddress;
  if (found.length === 0) throw new UpstreamError('network', url.hostname);
  if (!found.every(mayReach)) throw new UpstreamError('inside', url.hostname);
  return [...new Set(found)].sort((one, other) => isIP(one) - isIP(other)).slice(0, maxTried);
}
