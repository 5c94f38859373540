import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The allocated part of global IPv6; `ipaddr.js` treats unassigned space as public. */
const global = ipaddr.parseCIDR('2000::/3');

/** Undefined for invalid addresses. A zone (`fe80::1%eth0`) names an interface of this machine. */
const parse = (address: string) =>
  isIP(address) === 0 || address.includes('%') ? undefined : ipaddr.parse(address);

/**
 * True for publicly reachable addresses: not loopback, private, link-local or cloud metadata, and
 * no tunnel to one of these. Invalid addresses are not public.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed?.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(global);
}

/** True for loopback addresses. */
export const isLoopback = (address: string): boolean => parse(address)?.range() === 'loopback';
