import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is given to hosts at all; `ipaddr.js` takes unassigned space for public. */
const global = ipaddr.parseCIDR('2000::/3');

/** Undefined for what is no address. A zone (`fe80::1%eth0`) names an interface of this machine. */
const parse = (address: string) =>
  isIP(address) === 0 || address.includes('%') ? undefined : ipaddr.parse(address);

/**
 * Whether anybody may reach an address: not this machine's, not its networks', not a cloud's own
 * (metadata), no tunnel to one of these. What is no address is not public.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed?.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(global);
}

/** Whether an address is this machine itself. */
export const isLoopback = (address: string): boolean => parse(address)?.range() === 'loopback';
