import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { UpstreamError } from './upstream-error.js';

/** The allocated part of global IPv6; `ipaddr.js` treats unassigned space as public. */
const global = ipaddr.parseCIDR('2000::/3');

/** Undefined for invalid addresses. A zone (`fe80::1%eth0`) names an interface of this machine. */
const parse = (address: string) =>
  isIP(address) === 0 || address.includes('%') ? undefined : ipaddr.parse(address);

/**
 * True for publicly reachable addresses: not loopback, private, link-local or cloud metadata, and
 * no tunnel to one of these. Invalid addresses are not public.
 */
function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed?.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(global);
}

/** True for loopback addresses. */
const isLoopback = (address: string): boolean => parse(address)?.range() === 'loopback';

/** Resolves a host name to all of its addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface AddressRules {
  resolve: Resolve;
  /** Allows `http` and this machine under the name `localhost`. For development only. */
  allowLocal: boolean;
}

/** Max addresses of a host that are tried in turn. */
const maxTried = 4;

const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Parses and checks a URL: `https`, no credentials, not a private address literal; `http` to this
 * machine where allowed. Throws an `UpstreamError`.
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
 * Addresses that a connection may use, IPv4 first because not every server has IPv6. A host with
 * any private address is rejected, so that a later resolution cannot lead there.
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
