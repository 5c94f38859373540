import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are no public host: own, private, shared, documentation, multicast, reserved. */
const inside = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/** What of IPv6 is given to hosts at all. */
const global = blockList('ipv6', [['2000::', 3]]);

/** Parts of it that lead elsewhere: protocols, tunnels into IPv4, documentation. */
const special = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

const loopback = blockList('ipv4', [['127.0.0.0', 8]]);

function blockList(family: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]) {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family);
  return list;
}

/**
 * Whether anybody may reach an address: not this machine's, not its networks', not a cloud's own
 * (metadata), no tunnel to one of these. What is no address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whether an address is this machine itself. */
export const isLoopback = (address: string): boolean =>
  isIP(address) === 4 ? loopback.check(address, 'ipv4') : address === '::1';
