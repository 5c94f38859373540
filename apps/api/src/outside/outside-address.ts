import { isIP } from 'node:net';
import { OutsideError } from './outside-error.js';
import { isLoopback, isPublicAddress } from './public-address.js';

/** Every address that a name stands for. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface AddressRules {
  resolve: Resolve;
  /** Lets `http` and this machine be asked under the name `localhost`. For development alone. */
  allowLocal: boolean;
}

const localNames = ['localhost', '127.0.0.1', '[::1]'];

/** An address that may be asked: `https`, no credentials; `http` to this machine where allowed. */
export function readAddress(address: string, allowLocal: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) throw new OutsideError('address', '');
  const isLocal = allowLocal && localNames.includes(url.hostname);
  const isAllowed = url.protocol === 'https:' || (isLocal && url.protocol === 'http:');
  if (!isAllowed || url.username !== '' || url.password !== '') {
    throw new OutsideError('address', url.hostname);
  }
  return url;
}

/**
 * The one address that a connection goes to. A name that also stands for an address inside is
 * refused whole, so that no later resolution can lead there.
 */
export async function pinAddress(url: URL, { resolve, allowLocal }: AddressRules): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await resolve(host) : [host];
  const isLocal = allowLocal && localNames.includes(url.hostname);
  const mayReach = isLocal ? isLoopback : isPublicAddress;
  const [pinned] = found;
  if (pinned === undefined) throw new OutsideError('network', url.hostname);
  if (!found.every(mayReach)) throw new OutsideError('inside', url.hostname);
  return pinned;
}
